import { EVERY_CAR, type NicheCar, nichesOf } from './niches.ts';
import type { PlaceOfCar } from './rank-track.ts';

/** The version of the score's formula, and the day on which it was published (ISO 8601). */
export const usefulnessMethod = { version: 1, publishedOn: '2026-11-22' } as const;

/** Cars of a niche that get points on a track: 5 for the best, 4 for the next, …, and only in its better half. */
export const USEFUL_PLACES = 5;
const TRACKS_KEPT = 30;

export type NichePoints = { readonly niche: string; readonly points: number };
export type TrackOfCar = Omit<PlaceOfCar, 'carId' | 'compared'> & { readonly trackCode: string };

/** What a car is good for, by the known times. */
export type UsefulnessOfCar = {
  /** Its points in all its niches together. */
  readonly score: number;
  readonly niches: readonly NichePoints[];
  /** At most 30, those first where it beats the largest part of the cars. */
  readonly tracks: readonly TrackOfCar[];
  /** On how many tracks each tune is its best, of those where it has times with several; equal ones count for both. */
  readonly tunes: Readonly<Record<string, number>>;
  readonly comparedTracks: number;
  readonly timedTracks: number;
};

export type Usefulness = {
  readonly cars: ReadonlyMap<string, UsefulnessOfCar>;
  /** Per niche the cars with points in it, the most first. */
  readonly niches: ReadonlyMap<string, readonly { readonly carId: string; readonly points: number }[]>;
};

/** A track counts once, and once more each time that the number of cars with a time on it doubles. */
export const trackWeight = (timedCars: number): number => (timedCars < 1 ? 0 : 1 + Math.floor(Math.log2(timedCars)));

type Counted = {
  readonly niches: readonly string[];
  readonly points: Map<string, number>;
  readonly tracks: TrackOfCar[];
  readonly tunes: Record<string, number>;
  comparedTracks: number;
};

/** Counts track after track; `finish` returns the result. Cars that are not in the catalogue are ignored. */
export const countUsefulness = (cars: readonly NicheCar[]) => {
  const counted = new Map<string, Counted>(
    cars.map((car) => [car.id, { niches: nichesOf(car), points: new Map(), tracks: [], tunes: {}, comparedTracks: 0 }]),
  );
  return {
    addTrack: (trackCode: string, places: readonly PlaceOfCar[]): void => {
      const known = places.flatMap((place) => {
        const car = counted.get(place.carId);
        return car ? [{ car, place }] : [];
      });
      for (const { car, place } of known) addPlace(car, trackCode, place);
      addPoints(known, trackWeight(known.length));
    },
    finish: (): Usefulness => ({ cars: finished(counted), niches: byNiche(counted) }),
  };
};

const addPlace = (car: Counted, trackCode: string, { value, tunes, rank, of, compared }: PlaceOfCar): void => {
  car.tracks.push({ trackCode, value, tunes, rank, of });
  if (!compared) return;
  car.comparedTracks += 1;
  for (const tune of tunes) car.tunes[tune] = (car.tunes[tune] ?? 0) + 1;
};

type Placed = { readonly car: Counted; readonly place: PlaceOfCar };

/** `known` is best first: in each niche the first ones are its best. */
const addPoints = (known: readonly Placed[], weight: number): void => {
  const sizes = new Map<string, number>();
  for (const { car } of known) for (const niche of car.niches) sizes.set(niche, (sizes.get(niche) ?? 0) + 1);
  const seen = new Map<string, { count: number; rank: number; value: number }>();
  for (const { car, place } of known) {
    for (const niche of car.niches) {
      const before = seen.get(niche) ?? { count: 0, rank: 0, value: Number.NaN };
      const count = before.count + 1;
      const rank = place.value === before.value ? before.rank : count;
      seen.set(niche, { count, rank, value: place.value });
      if (rank > USEFUL_PLACES || rank > (sizes.get(niche) ?? 0) / 2) continue;
      car.points.set(niche, (car.points.get(niche) ?? 0) + (USEFUL_PLACES + 1 - rank) * weight);
    }
  }
};

const beaten = ({ rank, of }: TrackOfCar): number => (of - rank) / of;

const finished = (counted: ReadonlyMap<string, Counted>): Usefulness['cars'] =>
  new Map(
    [...counted].map(([carId, { points, tracks, tunes, comparedTracks }]) => [
      carId,
      {
        score: [...points.values()].reduce((sum, one) => sum + one, 0),
        niches: [...points].map(([niche, one]) => ({ niche, points: one })).sort((a, b) => b.points - a.points),
        tracks: tracks.toSorted((a, b) => beaten(b) - beaten(a) || b.of - a.of).slice(0, TRACKS_KEPT),
        tunes,
        comparedTracks,
        timedTracks: tracks.length,
      },
    ]),
  );

const byNiche = (counted: ReadonlyMap<string, Counted>): Usefulness['niches'] => {
  const niches = new Map<string, { carId: string; points: number }[]>([[EVERY_CAR, []]]);
  for (const [carId, { points }] of counted) {
    for (const [niche, one] of points) {
      const cars = niches.get(niche);
      if (cars) cars.push({ carId, points: one });
      else niches.set(niche, [{ carId, points: one }]);
    }
  }
  for (const cars of niches.values()) cars.sort((a, b) => b.points - a.points);
  return niches;
};
