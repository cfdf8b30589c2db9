import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { bodyStyles, choiceGroups } from '#racing';
import type { ChangedField } from '../../features/car/changes.ts';
import type { FigureName } from '../../features/car/figures.ts';
import { countryName } from '../../lib/i18n/country-name.ts';
import { useFigureText } from './use-figure-text.ts';

type FigureField = 'topSpeedMph' | 'acceleration0to60s' | 'handling' | 'mra' | 'weightKg';

const figureOf: Readonly<Record<FigureField, FigureName>> = {
  topSpeedMph: 'topSpeed',
  acceleration0to60s: 'acceleration',
  handling: 'handling',
  mra: 'mra',
  weightKg: 'weight',
};

const isFigure = (field: ChangedField): field is FigureField => Object.hasOwn(figureOf, field);

const tyres = ['Performance', 'Standard', 'All-surface', 'Off-road', 'Slick'] as const;
const clearances = ['Low', 'Mid', 'High'] as const;
const engines = ['Front', 'Mid', 'Rear', 'Mixed', 'Mid-rear'] as const;

/** The known value among these: the response may hold a value of a newer release. */
const known = <Word extends string>(words: readonly Word[], value: unknown): Word | undefined =>
  words.find((word) => word === value);

function wordOf(t: TFunction<['car', 'cars']>, field: ChangedField, value: unknown): string {
  const tyre = known(tyres, value);
  const clearance = known(clearances, value);
  const engine = known(engines, value);
  const fuel = known(choiceGroups.fuel.values, value);
  const body = known(bodyStyles, value);
  if (field === 'tyre' && tyre) return t(`cars:tyres.${tyre}`);
  if (field === 'clearance' && clearance) return t(`cars:clearance.${clearance}`);
  if (field === 'engine' && engine) return t(`car:engines.${engine}`);
  if (field === 'fuel' && fuel) return t(`cars:fuels.${fuel}`);
  if (field === 'body' && body) return t(`cars:bodies.${body}`);
  return String(value);
}

export type AttributeText = {
  label: (field: ChangedField) => string;
  value: (field: ChangedField, value: unknown) => string;
  /** The difference with sign and unit; undefined where it is no number. */
  difference: (field: ChangedField, difference: number | null) => string | undefined;
};

export function useAttributeText(): AttributeText {
  const { t, i18n } = useTranslation(['car', 'cars']);
  const figureText = useFigureText();
  const figure = (field: FigureField, value: number | null) => {
    const { figure: text, unit } = figureText(figureOf[field], value);
    return `${text} ${unit}`.trim();
  };
  const one = (field: ChangedField, value: unknown) =>
    field === 'country' ? countryName(String(value), i18n.language) : wordOf(t, field, value);
  return {
    label: (field) => (isFigure(field) ? t(`car:figures.${figureOf[field]}.name`) : t(`car:fields.${field}`)),
    value: (field, value) => {
      if (typeof value === 'boolean') return t(value ? 'car:yes' : 'car:no');
      if (Array.isArray(value)) return value.length === 0 ? '–' : value.map((each) => one(field, each)).join(', ');
      if (field === 'acceleration0to60s' && value === null) return figure(field, Infinity);
      if (isFigure(field) && (value === null || typeof value === 'number')) return figure(field, value);
      return value === null ? '?' : one(field, value);
    },
    difference: (field, difference) => {
      if (difference === null) return undefined;
      const amount = Math.abs(difference);
      return `${difference < 0 ? '−' : '+'}${isFigure(field) ? figure(field, amount) : amount}`;
    },
  };
}
