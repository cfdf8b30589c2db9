import { useMemo } from 'react';
import type { Car } from '#contracts';
import { buildCarSearch, type TextRange } from '#racing';
import { useFactWords } from './use-fact-words.ts';

/** A car of the list, and the parts of its name that were asked for. */
export type FoundCar = { id: string; car: Car; ranges: readonly TextRange[] };

/** The cars that a text finds among the chosen classes (none chosen: all of them), the best first. */
export function useFoundCars(cars: readonly Car[], query: string, classes: readonly string[]): readonly FoundCar[] {
  const wordsFor = useFactWords(cars);
  const search = useMemo(() => buildCarSearch(cars, wordsFor), [cars, wordsFor]);
  return useMemo(() => {
    const isChosen = (index: number) => classes.includes(cars[index]?.class ?? '');
    const { hits } = search(query, cars.length, classes.length > 0 ? isChosen : undefined);
    return hits.flatMap(({ index, ranges }) => {
      const car = cars[index];
      return car ? [{ id: car.id, car, ranges }] : [];
    });
  }, [cars, classes, query, search]);
}
