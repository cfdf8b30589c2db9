import { useMemo } from 'react';
import type { Car } from '#contracts';
import { buildCarSearch, type TextRange } from '#racing';
import { useAttributeTerms } from './use-attribute-terms.ts';

/** A car of the list, and the parts of its name that match. */
export type FoundCar = { id: string; car: Car; ranges: readonly TextRange[] };

export type FoundCars = {
  found: readonly FoundCar[];
  /** No car matches the words as typed: these match them with one typo. */
  forgiven: boolean;
};

/** The cars that match a text among those that pass (default: all), the best first. */
export function useFoundCars(cars: readonly Car[], query: string, passes?: (car: Car) => boolean): FoundCars {
  const wordsFor = useAttributeTerms(cars);
  const search = useMemo(() => buildCarSearch(cars, wordsFor), [cars, wordsFor]);
  return useMemo(() => {
    const isAmong = (index: number) => {
      const car = cars[index];
      return car !== undefined && passes?.(car) === true;
    };
    const { hits, forgiven } = search(query, cars.length, passes ? isAmong : undefined);
    const found = hits.flatMap(({ index, ranges }) => {
      const car = cars[index];
      return car ? [{ id: car.id, car, ranges }] : [];
    });
    return { found, forgiven };
  }, [cars, passes, query, search]);
}
