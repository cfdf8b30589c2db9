import { useMemo } from 'react';
import type { Car } from '#contracts';
import { parseTune, tunedFigures } from '#racing';
import type { Tune } from '#racing';

/** The tune whose values a chart shows: the only one chosen, unless it is the stock tune. */
export function tuneOfFigures(tunes: readonly string[]): Tune | undefined {
  const [only = '000'] = tunes;
  return tunes.length === 1 && only !== '000' ? parseTune(only) : undefined;
}

/** Cars with top speed, 0–60 and handling computed for the only chosen tune; else stock values. */
export function useTunedCars(cars: readonly Car[], tunes: readonly string[]): readonly Car[] {
  const tune = tuneOfFigures(tunes);
  return useMemo(() => (tune ? cars.map((car) => ({ ...car, ...tunedFigures(car, tune) })) : cars), [cars, tune]);
}
