import { type ActorId, type Job, jobStep } from '#kernel';
import type { GarageCopy } from '#racing';
import { starterCatalogue } from '../../car/starter/starter-catalogue.ts';
import { seedJob } from '../../seed/seed-job.ts';
import { SaveGarageCopies, saveGarageCopies } from '../change-garage-copies.ts';
import type { GarageEvent } from '../garage.events.ts';
import { type Garage, garage, garageStream } from '../garage.state.ts';
import { ShareGarage, shareGarage } from '../share-garage.ts';

/** Increase with every change of the data. */
const DEMO_GARAGE_VERSION = 1;

const owner = 'demo:amber' as ActorId;
const COPIES = 64;
const STEP = 7;
const POINTS = ['996', '969', '699', '996', '000', '333', '996', '963'];
const DAYS = ['2024-08-17', '2025-03-02', '2025-06-21', '2025-11-09', '2026-01-10', '2026-02-14', '2026-03-07'];
const LATER_DAYS = ['2026-04-18', '2026-05-23', '2026-07-04', '2026-08-29', '2026-10-17', '2026-10-17', '2026-10-31'];

const at = <Value>(list: readonly Value[], n: number): Value | undefined => list[n % list.length];

/** The copies of the demo user: sixty cars, some twice. */
export const demoCopies: readonly GarageCopy[] = Array.from({ length: COPIES }, (_, n) => {
  const races = (n * 37) % 180;
  const won = Math.round((races * ((n * 13) % 60) + races * 30) / 100);
  return {
    copyId: `demo${n.toString(36)}`,
    // Every eighth is the car before it once more.
    carId: at(starterCatalogue, (n % 8 === 7 ? n - 1 : n) * STEP)?.carId ?? '',
    points: at(POINTS, n) ?? '000',
    since: `${at([...DAYS, ...LATER_DAYS], n * 3)}T${String(8 + (n % 14)).padStart(2, '0')}`,
    won,
    lost: races - won,
    drawn: 0,
    locked: n % 11 === 0,
  };
});

const of = { owner, part: 1 };

export const demoGarageSeed: Job = seedJob('demo-garage', DEMO_GARAGE_VERSION, () => [
  jobStep<Garage, GarageEvent>({
    key: 'garage',
    stream: garageStream(of),
    command: 'KeepGarageCopies',
    data: { copies: demoCopies },
    actor: owner,
    decider: garage,
    decide: (state, { meta }) => [
      ...saveGarageCopies(new SaveGarageCopies({ ...of, copies: demoCopies }, meta), state, { unknownCars: [] }),
      ...shareGarage(new ShareGarage({ ...of, visibility: 'public' }, meta), state, { key: '' }),
    ],
  }),
]);
