import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Car } from '#contracts';
import { bodyStyles, choiceGroups, englishTerms, tyres } from '#racing';
import type { TermsFor } from '#racing';
import { countryName } from '../../lib/i18n/country-name.ts';

/** The attributes of these cars in the user's language and in English: a search understands both. */
export function useAttributeTerms(cars: readonly Car[]): TermsFor {
  const { t, i18n } = useTranslation('cars');
  return useMemo(() => {
    const countries = new Set(cars.map(({ country }) => country));
    const translated = new Map<string, string>([
      ...[...countries].map((code) => [code, countryName(code, i18n.language)] as const),
      ...tyres.map((tyre) => [tyre, t(`tyres.${tyre}`)] as const),
      ...bodyStyles.map((style) => [style, t(`bodies.${style}`)] as const),
      ...choiceGroups.fuel.values.map((fuel) => [fuel, t(`fuels.${fuel}`)] as const),
    ]);
    return (fact) => `${translated.get(fact) ?? ''} ${englishTerms(fact)}`;
  }, [cars, i18n.language, t]);
}
