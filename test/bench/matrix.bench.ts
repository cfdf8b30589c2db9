import { hash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type LapTimeCell, cellKey, lapTimes } from '#projections/lap-times/lap-times.projection';
import { matrix } from '#projections/lap-times/lap-times.query';
import { anyProjection, openReadStore, type StoredDocument } from '#read-store';
import { benchFolder, median, quantile, row } from './bench-kit.ts';
import { cellAt } from './lap-time-log.ts';

const CELLS = 1_000_000;
const CARS = 15;
const TRACKS = 50;
const A_BATCH = 20_000;
const ROUNDS = 300;

/** A matrix of 15 cars × 50 tracks out of a view of 1,000,000 cells, against one plain SELECT of the same rows by key. */
export default async (): Promise<boolean> => {
  const { folder, remove } = benchFolder();
  await fill(folder);
  const readStore = await openReadStore({ url: `sqlite:${folder}` });
  const [file = ''] = globSync(join(folder, `lap-times.v${lapTimes.version}.*.sqlite`));
  const plain = new DatabaseSync(file, { readOnly: true });
  const select = plain.prepare(
    `SELECT key, position, doc FROM documents WHERE key IN (${'?, '.repeat(CARS * TRACKS - 1)}?)`,
  );
  select.setReturnArrays(true);
  const view = readStore.view(lapTimes);
  const milliseconds = { view: [] as number[], plain: [] as number[] };
  let largest = 0;
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { columns, trackCodes } = deck(round);
      const keys = columns.flatMap(({ carId, tune }) => trackCodes.map((track) => cellKey(carId, tune, track)));
      let start = performance.now();
      select.all(...keys);
      milliseconds.plain.push(performance.now() - start);
      start = performance.now();
      const answer = await matrix(view, columns, trackCodes);
      milliseconds.view.push(performance.now() - start);
      largest = Math.max(largest, brotliCompressSync(JSON.stringify(answer)).byteLength);
    }
    const [value, limit] = [1_000 / median(milliseconds.view), 1_000 / median(milliseconds.plain)];
    const work = 'matrix of 15 cars × 50 tracks out of 1,000,000 cells';
    return [
      row({ work, value, limit, unit: '/s', atLeast: 0.3 }),
      row({ work: `${work}, p95`, value: quantile(milliseconds.view, 0.95), unit: 'ms', atMost: 8 }),
      row({ work: `${work}, compressed`, value: largest / 1_000, unit: 'kB', atMost: 10 }),
    ].every(Boolean);
  } finally {
    plain.close();
    await readStore.close();
    remove();
  }
};

/** Cars from all over the view, another 15 each round. */
const deck = (round: number) => ({
  columns: Array.from({ length: CARS }, (_, n) => cellAt((((round * CARS + n) * 7_919) % (CELLS / TRACKS)) * TRACKS)),
  trackCodes: Array.from({ length: TRACKS }, (_, n) => cellAt(n).trackCode),
});

const fill = async (folder: string): Promise<void> => {
  const readStore = await openReadStore({ url: `sqlite:${folder}` });
  const side = await readStore.writer(anyProjection(lapTimes)).beginSide();
  for (let from = 0; from < CELLS; from += A_BATCH) {
    const documents = Array.from({ length: A_BATCH }, (_, n) => cell(from + n));
    await side.write({ documents, parked: [] });
  }
  await side.write({ documents: [], parked: [], checkpoint: { position: CELLS, logId: 'bench' } });
  await side.makeIndexes();
  await side.becomeLive();
  await readStore.close();
};

const cell = (n: number): StoredDocument => {
  const { carId, tune, trackCode } = cellAt(n);
  const doc: LapTimeCell = { trackCode, state: 'stands', seconds: 20 + hundredths(n) / 100 };
  return { key: cellKey(carId, tune, trackCode), position: n + 1, doc };
};

/** Times without a pattern, or the response would compress better than a real one. */
const hundredths = (n: number): number => hash('md5', String(n), 'buffer').readUInt32BE() % 9_000;
