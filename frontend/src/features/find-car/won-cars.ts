import type { CampaignAnswer, Car } from '#contracts';
import { type RewardSpot, rewardSpots } from '#racing';

export type WonAt = RewardSpot & { readonly trackCodes: readonly string[] };

/** A car that a match can give, the likeliest place first. */
export type WonCar = { readonly id: string; readonly car: Car; readonly spots: readonly WonAt[] };

/** The cars that matches can give, and how many of them the catalogue does not offer. */
export function wonCars(campaign: CampaignAnswer, cars: readonly Car[]): { won: readonly WonCar[]; missing: number } {
  const tracks = new Map(
    campaign.items.flatMap(({ place, matches }) =>
      matches.map(({ match, trackCodes }) => [`${place}|${match}`, trackCodes] as const),
    ),
  );
  const spots = rewardSpots(campaign.items);
  const won = cars.flatMap((car) => {
    const of = spots
      .get(car.id)
      ?.map((spot) => ({ ...spot, trackCodes: tracks.get(`${spot.place}|${spot.match}`) ?? [] }));
    return of === undefined ? [] : [{ id: car.id, car, spots: of }];
  });
  return { won, missing: spots.size - won.length };
}

/** A match that gives several of the chosen cars, and the chance per won race of any of them. */
export type SharedMatch = Pick<WonAt, 'place' | 'match' | 'trackCodes'> & {
  readonly names: readonly string[];
  readonly chance: number;
};

/** Matches that can give two or more of the cars, the likeliest to give any of them first. */
export function sharedMatches(chosen: readonly WonCar[]): readonly SharedMatch[] {
  const matches = new Map<string, SharedMatch>();
  for (const { car, spots } of chosen)
    for (const { place, match, chance, trackCodes } of spots) {
      const before = matches.get(`${place}|${match}`) ?? { place, match, trackCodes, names: [], chance: 0 };
      const names = [...before.names, car.name];
      matches.set(`${place}|${match}`, { ...before, names, chance: before.chance + chance });
    }
  return [...matches.values()].filter(({ names }) => names.length > 1).toSorted((a, b) => b.chance - a.chance);
}
