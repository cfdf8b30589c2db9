import { type Car, type PlaceHint, placeHints } from '#contracts';
import { raceStyleOf } from '#racing';

/** With fewer cars, common attributes mean nothing. */
const CARS_LEAST = 5;
/** The least share of winning cars with the attribute, and how much more often they have it than all cars. */
const SHARE_LEAST = 0.6;
const TIMES_AS_OFTEN = 1.25;
const MAX_HINTS = 3;

const hintsOf = (car: Car): readonly string[] => [
  raceStyleOf(car),
  car.tyre.toLowerCase(),
  car.drive === '4WD' ? '4wd' : '2wd',
  car.clearance.toLowerCase(),
];

/** What suits a race: attributes that most winners have, and far fewer of all cars that may drive. The surest first. */
export function suitsOf(winners: readonly Car[], able: readonly Car[]): readonly PlaceHint[] {
  if (winners.length < CARS_LEAST) return [];
  const [won, all] = [shares(winners), shares(able)];
  return placeHints
    .map((hint) => ({ hint, share: won.get(hint) ?? 0, times: (won.get(hint) ?? 0) / (all.get(hint) ?? 1) }))
    .filter(({ share, times }) => share >= SHARE_LEAST && times >= TIMES_AS_OFTEN)
    .toSorted((one, other) => other.times - one.times)
    .slice(0, MAX_HINTS)
    .map(({ hint }) => hint);
}

function shares(cars: readonly Car[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const hint of cars.flatMap(hintsOf)) counts.set(hint, (counts.get(hint) ?? 0) + 1);
  return new Map([...counts].map(([hint, count]) => [hint, count / cars.length]));
}
