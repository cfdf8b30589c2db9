import { useTranslation } from 'react-i18next';

/**
 * Sample searches: a brand, a class with a drive, a body, a fuel and a year, in words that the search understands here.
 */
export function useSamples(): readonly string[] {
  const { t } = useTranslation('cars');
  return ['Porsche', 'A 4WD', t('bodies.Estate'), t('fuels.Electric'), "'04"];
}
