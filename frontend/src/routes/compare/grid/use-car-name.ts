import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Car } from '#contracts';
import { parsePastCar } from '#racing';

/** The name of a car, with the version of the game where it is shown as that had it. */
export function nameThen({ id, name }: Pick<Car, 'id' | 'name'>): string {
  const past = parsePastCar(id);
  return past ? `${name} (${past.gameVersion})` : name;
}

/** What a car is called; before the catalogue has answered, and where it does not know the car, by its column. */
export function useCarName(): (car: Car | undefined, column: number) => string {
  const { t } = useTranslation('compare');
  return useCallback((car, column) => (car ? nameThen(car) : t('carAt', { number: column + 1 })), [t]);
}
