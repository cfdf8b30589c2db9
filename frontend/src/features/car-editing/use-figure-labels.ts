import { useTranslation } from 'react-i18next';
import { choiceGroups, countries, tyres } from '#racing';
import { countryName } from '../../lib/i18n/country-name.ts';
import type { FigureName } from './car-values.ts';

export type ChoiceName = 'country' | 'tyre' | 'drive' | 'clearance' | 'fuel' | 'engine' | 'brake';

const wordLists: Readonly<Record<Exclude<ChoiceName, 'country'>, readonly string[]>> = {
  tyre: tyres,
  drive: choiceGroups.drive.values,
  clearance: choiceGroups.clearance.values,
  fuel: choiceGroups.fuel.values,
  engine: choiceGroups.engine.values,
  brake: choiceGroups.brake.values,
};

type Option = { value: string; label: string };
const countriesIn = new Map<string, readonly Option[]>();

/** Every country by its name; cached per language, because a form asks again with every key press. */
function countryOptions(language: string): readonly Option[] {
  const known = countriesIn.get(language);
  if (known) return known;
  const made = [...countries]
    .map((value) => ({ value, label: countryName(value, language) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, language));
  countriesIn.set(language, made);
  return made;
}

export function useStatLabels() {
  const { t, i18n } = useTranslation(['staffcars', 'cars']);
  const asIs = (word: string) => word;
  const words: Readonly<Record<ChoiceName | 'body', (word: string) => string>> = {
    country: (code) => countryName(code, i18n.language),
    tyre: (word) => t(`cars:tyres.${word as 'Slick'}`),
    drive: asIs,
    clearance: (word) => t(`cars:clearance.${word as 'Low'}`),
    fuel: (word) => t(`cars:fuels.${word as 'Petrol'}`),
    engine: (word) => t(`engine.${word as 'Front'}`),
    brake: asIs,
    body: (word) => t(`cars:bodies.${word as 'Coupe'}`),
  };
  const wordOf = (name: string): ((word: string) => string) =>
    name in words ? words[name as ChoiceName] : (word) => word;
  const text = (name: string, value: unknown): string => {
    if (value === null || value === undefined) return name === 'acceleration0to60s' ? t('cars:never') : t('notKnown');
    if (typeof value === 'boolean') return value ? t('yes') : t('no');
    if (Array.isArray(value))
      return value.length === 0 ? '–' : value.map((one) => wordOf(name)(String(one))).join(', ');
    return typeof value === 'number'
      ? value.toLocaleString(i18n.language, { useGrouping: false })
      : wordOf(name)(String(value));
  };
  const options = (name: ChoiceName) =>
    name === 'country'
      ? countryOptions(i18n.language)
      : wordLists[name].map((value) => ({ value, label: words[name](value) }));
  return { figure: (name: FigureName | 'class') => t(`figure.${name}`), text, options };
}
