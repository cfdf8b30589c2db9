import type { CarStats } from '../car-stats.ts';
import { type TunedFigures, tunedFigures } from '../prediction/tuned-figures.ts';
import { parseTune } from '../tune.ts';

/** A top speed or a handling as typed: two or three digits. Undefined for anything else. */
export const readWholeStat = (text: string): number | undefined =>
  /^\d{2,3}$/.test(text.trim()) && Number(text) > 0 ? Number(text) : undefined;

/** A 0-60 as typed: one or two digits, a point or comma, one digit. Null for `0` and `N/A`: it never gets there. */
export const readAcceleration = (text: string): number | null | undefined => {
  const typed = text.trim().replace(',', '.');
  if (typed === '0' || typed.toUpperCase() === 'N/A') return null;
  return /^\d{1,2}\.\d$/.test(typed) && Number(typed) > 0 ? Number(typed) : undefined;
};

/** Known cards are much closer to the calculated values: logarithm of one over the other. */
const LIMIT = 0.15;

/** Whether a card's stats are far from those of the formulas for the car in the tune. */
export const isDoubtfulStats = (car: CarStats, tune: string, said: TunedFigures): boolean => {
  const known = parseTune(tune);
  if (!known) return false;
  const reckoned = tunedFigures(car, known);
  if ((said.acceleration0to60s === null) !== (reckoned.acceleration0to60s === null)) return true;
  return (['topSpeedMph', 'acceleration0to60s', 'handling'] as const).some((figure) => {
    const [one, other] = [said[figure], reckoned[figure]];
    return one !== null && other !== null && Math.abs(Math.log(one / other)) > LIMIT;
  });
};
