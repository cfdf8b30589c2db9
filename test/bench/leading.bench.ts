import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { CellEvent } from '#domain';
import type { ActorId, Recorded } from '#kernel';
import { raceStatChanges, type RaceStatChanges } from '#projections/race-stat-changes/race-stat-changes.projection';
import { ledCell } from '#projections/records/led-cell';
import { type RecordCell, records } from '#projections/records/records.projection';
import { bestAmong, latestTimes, placeOf, recordOfTrack } from '#projections/records/records.query';
import { type DrivingMoments, reignsOfTrack } from '#projections/records/reigns-of-track';
import { cellKey } from '#projections/lap-times/lap-times.projection';
import { type AnyProjection, anyProjection, openReadStore, type StoredDocument } from '#read-store';
import { benchFolder, interleaved, row } from './bench-kit.ts';

const CARS = 5_059;
const TUNES = ['000', '111', '222', '323', '332'];
const CELLS = 25_000;
const TRACK = 'tRoad_a00';
const ROUNDS = 5;
const A_BATCH = 5_000;
const AT = '2026-03-04T05:06:07.000Z';

/**
 * A track with a time in 25,000 cells, after a change of every car of it: how long computing its leaders blocks the
 * thread, compared with the same cells of unchanged cars; and reading it, compared with the full duration.
 */
export default async (): Promise<boolean> => {
  const cells = Array.from({ length: CELLS }, (_, n) => cellOf(n));
  return [await told(cells), ...(await readAtSize(cells))].every(Boolean);
};

const carOf = (n: number): string => `Car_${n % CARS}`;

const cellOf = (n: number): RecordCell => {
  const tune = TUNES[Math.floor(n / CARS)] ?? '';
  const value = { kind: 'time', seconds: 20 + ((n * 7_919) % CELLS) / 100 } as const;
  const event: Recorded<CellEvent> = {
    type: 'LapTimeSubmitted',
    data: {
      carId: carOf(n),
      tune,
      trackCode: TRACK,
      lapTimeId: `time-${n}`,
      value,
      submittedBy: 'somebody' as ActorId,
      gameVersion: '24',
      source: 'typed',
    },
    id: `event-${n}`,
    version: 1,
    stream: `cell-${n}`,
    revision: 0,
    position: n + 1,
    meta: { commandId: `command-${n}`, commandHash: '', actor: 'somebody' as ActorId, at: AT },
  };
  const cell = records.evolve(undefined, event, '');
  if (!cell) throw new Error('a time makes no cell');
  return cell;
};

const revised = (n: number): RaceStatChanges => {
  const position = CELLS + n + 1;
  return { since: '25', timeline: [], moments: [{ position, at: AT, since: '25' }], changed: position };
};

const told = async (cells: readonly RecordCell[]): Promise<boolean> => {
  const led = cells.map(ledCell);
  const driving: DrivingMoments = new Map(
    Array.from({ length: CARS }, (_, n) => [carOf(n), revised(n).moments ?? []] as const),
  );
  const { telling, plain } = await interleaved(ROUNDS, {
    plain: () => tookMsOf(() => reignsOfTrack(led, new Map())),
    telling: () => tookMsOf(() => reignsOfTrack(led, driving)),
  });
  const work = 'who led a track with 25,000 cells, of 5,059 cars revised since, against cars as they were';
  return row({ work, value: telling, limit: plain, unit: 'ms', atMost: 6 });
};

const tookMsOf = (work: () => unknown): number => {
  const beganMs = performance.now();
  work();
  return performance.now() - beganMs;
};

const readAtSize = async (cells: readonly RecordCell[]): Promise<readonly boolean[]> => {
  const { folder, remove } = benchFolder();
  const readStore = await openReadStore({ url: `sqlite:${folder}` });
  const keyOf = ({ carId, tune, trackCode }: RecordCell) => cellKey(carId, tune, trackCode);
  await fill(
    readStore,
    anyProjection(records),
    cells.map((doc, n) => ({ key: keyOf(doc), position: n + 1, doc })),
  );
  const drivingDocs = Array.from({ length: CARS }, (_, n) => ({
    key: carOf(n),
    position: CELLS + n + 1,
    doc: revised(n),
  }));
  await fill(readStore, anyProjection(raceStatChanges), drivingDocs);
  const views = { cells: readStore.view(records), driving: readStore.view(raceStatChanges) };
  const value = { kind: 'time', seconds: 9_000 } as const;
  const reads: Readonly<Record<string, () => Promise<unknown>>> = {
    'the record of a track whose cars are all of before': () => recordOfTrack(views, TRACK),
    'the best of a garage that has none of its cars': () => bestAmong(views, TRACK, () => false),
    'the place behind all of them': () => placeOf(views, { carId: 'Other', tune: '000', trackCode: TRACK, value }),
    'the latest times, all pages': async () => {
      for (let after: string | undefined, more = true; more; more = after !== undefined)
        after = (await latestTimes(views, { limit: 500, after })).next;
    },
  };
  try {
    const passed: boolean[] = [];
    const tookMs = new Map<string, number>();
    for (const [name, read] of Object.entries(reads)) {
      const { heldMs, wholeMs } = await heldBy(read);
      const work = `${name}, of 25,000 cells: longest hold of the thread, of all that it takes`;
      passed.push(row({ work, value: heldMs, limit: wholeMs, unit: 'ms', atMost: 0.5 }));
      tookMs.set(name, wholeMs);
    }
    const [inSmallPages = NaN, , , inLargePages = NaN] = tookMs.values();
    const work = '25,000 cells in pages of 25, against pages of 500';
    return [...passed, row({ work, value: inSmallPages, limit: inLargePages, unit: 'ms', atMost: 10 })];
  } finally {
    await readStore.close();
    remove();
  }
};

const RESOLUTION_MS = 5;

const heldBy = async (work: () => Promise<unknown>): Promise<{ heldMs: number; wholeMs: number }> => {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delays.enable();
  // It measures from its second turn on.
  await wait(RESOLUTION_MS * 4);
  const beganMs = performance.now();
  await work();
  const wholeMs = performance.now() - beganMs;
  await wait(RESOLUTION_MS * 4);
  delays.disable();
  return { heldMs: delays.max / 1e6, wholeMs };
};

type Store = Awaited<ReturnType<typeof openReadStore>>;

const fill = async (
  readStore: Store,
  projection: AnyProjection,
  documents: readonly StoredDocument[],
): Promise<void> => {
  const side = await readStore.writer(projection).beginSide();
  for (let from = 0; from < documents.length; from += A_BATCH)
    await side.write({ documents: documents.slice(from, from + A_BATCH), parked: [] });
  await side.write({ documents: [], parked: [], checkpoint: { position: CELLS + CARS, logId: 'bench' } });
  await side.makeIndexes();
  await side.becomeLive();
};
