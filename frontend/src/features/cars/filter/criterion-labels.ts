import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { BodyStyle, ChoiceGroup, choiceGroups, CriteriaPart, Range, RangeGroup } from '#racing';
import { countryName } from '../../../lib/i18n/country-name.ts';

const units: Partial<Record<RangeGroup, string>> = { topSpeedMph: 'mph', acceleration0to60s: 's', weightKg: 'kg' };

const steps: Partial<Record<RangeGroup, number>> = { acceleration0to60s: 0.1, mra: 0.1, weightKg: 10 };

export const unitOf = (group: RangeGroup): string | undefined => units[group];
export const stepOf = (group: RangeGroup): number => steps[group] ?? 1;

type Values<Group extends keyof typeof choiceGroups> = (typeof choiceGroups)[Group] extends {
  values: readonly (infer Value extends string)[];
}
  ? Value
  : never;

export type CriterionLabels = ReturnType<typeof useCriterionLabels>;

export function useCriterionLabels() {
  const { t, i18n } = useTranslation(['carlist', 'cars']);
  return useMemo(() => {
    const { language } = i18n;
    const yesNo = (value: string) => (value === 'yes' ? t('yes') : t('no'));
    const special: Partial<Record<ChoiceGroup, (value: string) => string>> = {
      tyre: (value) => t(`cars:tyres.${value as Values<'tyre'>}`),
      clearance: (value) => t(`cars:clearance.${value as Values<'clearance'>}`),
      body: (value) => t(`cars:bodies.${value as BodyStyle}`),
      fuel: (value) => t(`cars:fuels.${value as Values<'fuel'>}`),
      engine: (value) => t(`engines.${value as Values<'engine'>}`),
      country: (value) => countryName(value, language),
      prize: yesNo,
      tcs: yesNo,
      abs: yesNo,
    };
    const group = (name: RangeGroup | ChoiceGroup | 'name') => t(`groups.${name}`);
    const value = (name: ChoiceGroup, one: string) => special[name]?.(one) ?? one;
    // A year has no thousands separator.
    const figure = (name: RangeGroup, one: number) => (name === 'year' ? String(one) : one.toLocaleString(language));
    const range = (name: RangeGroup, { from, to }: Range): string => {
      const unit = unitOf(name) === undefined ? '' : ` ${unitOf(name)}`;
      const say = (one: number) => figure(name, one);
      if (from === undefined) return t('upTo', { value: `${say(to ?? 0)}${unit}` });
      if (to === undefined) return t('from', { value: `${say(from)}${unit}` });
      return from === to ? `${say(from)}${unit}` : t('between', { from: say(from), to: `${say(to)}${unit}` });
    };
    const either = new Intl.ListFormat(language, { type: 'disjunction' });
    const part = (one: CriteriaPart): string =>
      'range' in one ? range(one.group, one.range) : either.format(one.values.map((name) => value(one.group, name)));
    return { group, value, figure, range, part };
  }, [t, i18n]);
}
