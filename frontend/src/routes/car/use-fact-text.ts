import { useTranslation } from 'react-i18next';
import { bodyStyles, choiceGroups } from '#racing';
import type { ChangedField } from '../../features/car/changes.ts';
import { countryName } from '../../lib/i18n/country-name.ts';
import { useFigureText } from './use-figure-text.ts';
import type { FigureName } from '../../features/car/figures.ts';

const figureOf: Partial<Record<ChangedField, FigureName>> = {
  topSpeedMph: 'topSpeed',
  acceleration0to60s: 'acceleration',
  handling: 'handling',
  mra: 'mra',
  weightKg: 'weight',
};

const tyres = ['Performance', 'Standard', 'All-surface', 'Off-road', 'Slick'] as const;
const clearances = ['Low', 'Mid', 'High'] as const;
const engines = ['Front', 'Mid', 'Rear', 'Mixed', 'Mid-rear'] as const;

/** The one of these that a value is: what an answer says of a field may be of a newer release. */
const known = <Word extends string>(words: readonly Word[], value: unknown): Word | undefined =>
  words.find((word) => word === value);

export type FactText = {
  /** What the field is called. */
  label: (field: ChangedField) => string;
  /** One of its values, with its unit. */
  value: (field: ChangedField, value: unknown) => string;
  /** How much more or less, with sign and unit; undefined where it is no number. */
  difference: (field: ChangedField, difference: number | null) => string | undefined;
};

/** What the facts of a car are called and how they are written in the reader's language. */
export function useFactText(): FactText {
  const { t, i18n } = useTranslation(['car', 'cars']);
  const figureText = useFigureText();
  const word = (field: ChangedField, value: unknown): string => {
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
    return field === 'country' ? countryName(String(value), i18n.language) : String(value);
  };
  const valueText: FactText['value'] = (field, value) => {
    if (typeof value === 'boolean') return t(value ? 'car:yes' : 'car:no');
    if (Array.isArray(value)) return value.length === 0 ? '–' : value.map((one) => word(field, one)).join(', ');
    const figure = figureOf[field];
    if (figure && (value === null || typeof value === 'number')) {
      const never = field === 'acceleration0to60s' && value === null ? Infinity : value;
      const { figure: text, unit } = figureText(figure, never);
      return `${text} ${unit}`.trim();
    }
    return value === null ? '?' : word(field, value);
  };
  return {
    label: (field) => {
      const figure = figureOf[field];
      return figure ? t(`car:figures.${figure}.name`) : t(`car:fields.${field as 'rq'}`);
    },
    value: valueText,
    difference: (field, difference) => {
      if (difference === null) return undefined;
      const figure = figureOf[field];
      const { figure: text, unit } = figure
        ? figureText(figure, Math.abs(difference))
        : { figure: String(Math.abs(difference)), unit: '' };
      return `${difference < 0 ? '−' : '+'}${text} ${unit}`.trim();
    },
  };
}
