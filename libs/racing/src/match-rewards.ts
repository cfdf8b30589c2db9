/** A match that can award a car, and its chance. A match has none, two or three cars, the likelier first. */
export type RewardSpot = { readonly place: string; readonly match: number; readonly chance: number };

/** By the number of cars of a match: the chance of each, in their order. Source: the players' notes. */
const chancesOf: Readonly<Record<number, readonly number[]>> = { 2: [0.8, 0.2], 3: [0.7, 0.2, 0.1] };

/** How many cars a match may have. */
export const rewardCounts: readonly number[] = [0, ...Object.keys(chancesOf).map(Number)];

/** The chance that a won match awards the car at this place of its list; 0 where it has none. */
export const rewardChance = (count: number, at: number): number => chancesOf[count]?.[at] ?? 0;

/** Average number of races until a match awards the car. */
export const expectedRaces = (chance: number): number => 1 / chance;

/** Races after which nine of ten players have the car. */
export const racesForMost = (chance: number): number => Math.ceil(Math.log(0.1) / Math.log(1 - chance));

type MatchWithRewards = { readonly match: number; readonly carIds: readonly string[] };
type PlaceWithRewards = { readonly place: string; readonly matches: readonly MatchWithRewards[] };

/** Where each car can be won, the likeliest first, then in the order of places and matches. */
export const rewardSpots = (places: readonly PlaceWithRewards[]): ReadonlyMap<string, readonly RewardSpot[]> => {
  const spots = new Map<string, RewardSpot[]>();
  for (const { place, matches } of places)
    for (const { match, carIds } of matches)
      for (const [at, carId] of carIds.entries()) {
        const spot = { place, match, chance: rewardChance(carIds.length, at) };
        spots.set(carId, [...(spots.get(carId) ?? []), spot]);
      }
  return new Map([...spots].map(([carId, of]) => [carId, of.toSorted((a, b) => b.chance - a.chance)]));
};
