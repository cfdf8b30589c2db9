import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { choiceGroups } from '#racing';
import { countryName } from '../../lib/i18n/country-name.ts';

type Words = (value: string, language: string) => string;
const same: Words = (value) => value;

const tyres = ['Performance', 'Standard', 'All-surface', 'Off-road', 'Slick'] as const;
const clearances = ['Low', 'Mid', 'High'] as const;
const engines = ['Front', 'Mid', 'Rear', 'Mixed', 'Mid-rear'] as const;
const bodies = [
  'Coupe',
  'Saloon',
  'Hatchback',
  'SUV',
  'Roadster',
  'Estate',
  'Convertible',
  'Pickup',
  'MPV',
  'Van',
] as const;

const one = <Word extends string>(words: readonly Word[], value: string) => words.find((word) => word === value);

function wordsFor(t: TFunction<['usefulness', 'cars', 'car']>): Readonly<Record<string, Words>> {
  return {
    class: (letter) => t('cars:class', { letter }),
    tyre: (value) => t(`cars:tyres.${one(tyres, value) ?? 'Standard'}`),
    drive: same,
    clearance: (value) => `${t('car:facts.clearance')}: ${t(`cars:clearance.${one(clearances, value) ?? 'Mid'}`)}`,
    decade: (value) => (value === 'before' ? t('usefulness:before') : t('usefulness:decade', { year: value })),
    seats: (value) => `${t('car:facts.seats')}: ${value === '2' ? '2–3' : value === '5' ? '5+' : value}`,
    country: countryName,
    brand: same,
    body: (value) => t(`cars:bodies.${one(bodies, value) ?? 'Coupe'}`),
    fuel: (value) => t(`cars:fuels.${one(choiceGroups.fuel.values, value) ?? 'Misc'}`),
    engine: (value) => `${t('car:facts.engine')}: ${t(`car:engines.${one(engines, value) ?? 'Mixed'}`)}`,
    tag: same,
  };
}

export function useNicheLabels(): (niche: string) => string {
  const { t, i18n } = useTranslation(['usefulness', 'cars', 'car']);
  return (niche) => {
    if (niche === 'all') return t('usefulness:all');
    if (niche === 'free') return t('usefulness:free');
    const [kind = '', ...rest] = niche.split(':');
    return wordsFor(t)[kind]?.(rest.join(':'), i18n.language) ?? niche;
  };
}
