import { useMemo } from 'react';
import type { Car } from '#contracts';
import { buildCarSearch, type TextRange } from '#racing';
import { useFactWords } from './use-fact-words.ts';

/** A car of the list, and the parts of its name that were asked for. */
export type FoundCar = { id: string; car: Car; ranges: readonly TextRange[] };

export type FoundCars = {
  found: readonly FoundCar[];
  /** No car has the words as they were typed: these have them but for one slip. */
  forgiven: boolean;
};

/** The cars that a text finds among those that pass (all of them unless said), the best first. */
export function useFoundCars(cars: readonly Car[], query: string, passes?: (car: Car) => boolean): FoundCars {
  const wordsFor = useFactWords(cars);
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
