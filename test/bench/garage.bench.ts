import { eventHands } from '../../frontend/src/features/planned-events/event-hands.ts';
import { median, row } from './bench-kit.ts';
import { manyCars, seeded } from './search-cars.ts';

const COPIES = 3_000;
const TRACKS = 40;
const ROUNDS = 5;
const tunes = ['332', '323', '233'];

/** The best hands for an event of eight tracksets from a garage of 3,000 copies. */
export default async (): Promise<boolean> => {
  const chance = seeded(21);
  const cars = manyCars().map((car, at) => ({ ...car, id: `car-${at}` }));
  const copies = Array.from({ length: COPIES }, () => ({
    car: cars[chance(cars.length)] as (typeof cars)[number],
    tune: tunes[chance(tunes.length)] as string,
  }));
  return hands(cars, copies, chance);
};

type Copies = readonly {
  readonly car: ReturnType<typeof manyCars>[number] & { readonly id: string };
  readonly tune: string;
}[];

const hands = (
  cars: Parameters<typeof eventHands>[0]['cars'],
  copies: Copies,
  chance: (below: number) => number,
): boolean => {
  const tracks = Array.from({ length: TRACKS }, (_, at) => `track-${at}`);
  const field = tracks.map((trackCode) => ({
    trackCode,
    rows: copies
      .map(({ car, tune }) => [car.id, tune, 30 + (120 - car.rq) / 8 + chance(400) / 100] as const)
      .toSorted((a, b) => a[2] - b[2]),
  }));
  const sets = Array.from({ length: 8 }, (_, set) => tracks.slice(5 * set, 5 * set + 5));
  const question = { cars, requirements: [], rqLimit: 320, field, keep: 1, unique: false };
  const took = Array.from({ length: ROUNDS }, () =>
    tookMs(() => sets.map((set) => eventHands({ ...question, sets: [set] }))),
  );
  const together = Array.from({ length: ROUNDS }, () => tookMs(() => eventHands({ ...question, sets })));
  const work = 'from a garage of 3,000 copies, an event of 8 tracksets';
  return [
    row({ work: `best hand per trackset ${work}: median`, value: median(took), unit: 'ms', atMost: 300 }),
    row({ work: `best hand over all of them ${work}: median`, value: median(together), unit: 'ms', atMost: 300 }),
  ].every(Boolean);
};

const tookMs = (work: () => unknown): number => {
  const beganMs = performance.now();
  work();
  return performance.now() - beganMs;
};
