import { useTranslation } from 'react-i18next';
import { bodyStyles, choiceGroups, tyres } from '#racing';
import type { SharedAttribute } from '../../features/templates/template-context.ts';
import { countryName } from '../../lib/i18n/country-name.ts';

const isOneOf = <Word extends string>(words: readonly Word[], value: string): value is Word =>
  (words as readonly string[]).includes(value);

/** The label of a car attribute in the user's language. Tags, brands and drives have the same name in all languages. */
export function useAttributeName(): (fact: SharedAttribute) => string {
  const { t, i18n } = useTranslation('cars');
  return ({ group, value }) => {
    if (group === 'class') return t('class', { letter: value });
    if (group === 'country') return countryName(value, i18n.language);
    if (isOneOf(tyres, value)) return t(`tyres.${value}`);
    if (isOneOf(bodyStyles, value)) return t(`bodies.${value}`);
    return isOneOf(choiceGroups.fuel.values, value) ? t(`fuels.${value}`) : value;
  };
}
