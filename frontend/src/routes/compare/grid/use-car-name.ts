import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Car } from '#contracts';

/** What a car is called; before the catalogue has answered, and where it does not know the car, by its column. */
export function useCarName(): (car: Car | undefined, column: number) => string {
  const { t } = useTranslation('compare');
  return useCallback((car, column) => car?.name ?? t('carAt', { number: column + 1 }), [t]);
}
