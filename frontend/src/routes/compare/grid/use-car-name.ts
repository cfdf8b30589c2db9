import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Car } from '#contracts';
import { parsePastCar } from '#racing';

/** The name of a car, with the game version where it is shown in an older one. */
export function nameThen({ id, name }: Pick<Car, 'id' | 'name'>): string {
  const past = parsePastCar(id);
  return past ? `${name} (${past.gameVersion})` : name;
}

/** The name of a car; before the catalogue responds, and where it does not know the car, its column. */
export function useCarName(): (car: Car | undefined, column: number) => string {
  const { t } = useTranslation('compare');
  return useCallback((car, column) => (car ? nameThen(car) : t('carAt', { number: column + 1 })), [t]);
}
