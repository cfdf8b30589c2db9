import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { CellEvent } from '#domain';
import { openSqliteEventStore } from '#event-store';
import type { Recorded } from '#kernel';
import { type LapTimeCell, lapTimes } from '#projections/lap-times/lap-times.projection';
import { anyProjection, openReadStore, rebuildView } from '#read-store';
import { benchFolder, interleaved, perSecond, row } from './bench-kit.ts';
import { makeLapTimeLog } from './lap-time-log.ts';

const EVENTS = 1_000_000;
const FEW_KEYS = 50_000;

/** A rebuild of `lap-times`, compared with the live view and switched, against a hand-written loop over the same log. */
export default async (): Promise<boolean> => {
  const { folder, remove } = benchFolder();
  try {
    const many = join(folder, 'many.sqlite');
    await makeLapTimeLog(many, EVENTS, EVENTS);
    const speed = await perSecond(EVENTS, () => rebuild(many, join(folder, 'many')));
    // Before anything else may have needed more.
    const megabytes = process.resourceUsage().maxRSS / 1024;
    const few = join(folder, 'few.sqlite');
    await makeLapTimeLog(few, EVENTS, FEW_KEYS);
    await rebuild(few, join(folder, 'few'));
    const measured = await interleaved(3, {
      byHand: () => perSecond(EVENTS, () => foldByHand(few, join(folder, 'side.sqlite'))),
      rebuilt: () => perSecond(EVENTS, () => rebuild(few, join(folder, 'few'))),
    });
    return [
      row({
        work: 'rebuild of lap-times, 1,000,000 events over 50,000 keys',
        value: measured.rebuilt,
        limit: measured.byHand,
        unit: 'events/s',
        atLeast: 0.4,
      }),
      row({ work: 'rebuild of lap-times, 1,000,000 keys', value: speed, unit: 'events/s' }),
      row({ work: 'rebuild of lap-times, 1,000,000 keys: memory', value: megabytes, unit: 'MB', atMost: 600 }),
    ].every(Boolean);
  } finally {
    remove();
  }
};

const rebuild = async (log: string, views: string): Promise<void> => {
  const eventStore = await openSqliteEventStore({ file: log, upcasters: {}, readOnly: true });
  const readStore = await openReadStore({ url: `sqlite:${views}` });
  try {
    const { comparison } = await rebuildView({ eventStore, readStore, projection: anyProjection(lapTimes) });
    if (comparison?.equal === false) throw new Error('a rebuild changed the view');
  } finally {
    await readStore.close();
    await eventStore.close();
  }
};

type Row = [
  position: number,
  stream: string,
  revision: number,
  id: string,
  type: string,
  version: number,
  data: string,
  meta: string,
];
type Documents = Map<string, { readonly position: number; readonly doc: LapTimeCell | undefined }>;

/** The fastest way we know by hand: read, parse, fold in memory, write each document once. */
const foldByHand = (log: string, side: string): void => {
  const source = new DatabaseSync(log, { readOnly: true });
  const page = source.prepare(
    'SELECT position, stream, revision, id, type, version, data, meta FROM events WHERE position > ? ORDER BY position LIMIT 2000',
  );
  page.setReturnArrays(true);
  const documents: Documents = new Map();
  for (let after = 1, rows: Row[] = []; ; after = rows.at(-1)?.[0] ?? after) {
    rows = page.all(after) as unknown as Row[];
    if (rows.length === 0) break;
    for (const row of rows) foldRow(documents, row);
  }
  source.close();
  writeSide(documents, side);
};

const foldRow = (documents: Documents, [position, stream, revision, id, type, version, data, meta]: Row): void => {
  const parsed = { data: JSON.parse(data) as unknown, meta: JSON.parse(meta) as unknown };
  const event = { id, type, version, stream, revision, position, ...parsed } as unknown as Recorded<CellEvent>;
  const [key] = lapTimes.keysOf(event);
  if (key !== undefined) {
    documents.set(key, { position, doc: lapTimes.evolve(documents.get(key)?.doc, event, key) });
  }
};

const writeSide = (documents: Documents, side: string): void => {
  const target = new DatabaseSync(side);
  target.exec('PRAGMA journal_mode = WAL; DROP TABLE IF EXISTS side; BEGIN');
  target.exec('CREATE TABLE side (key TEXT PRIMARY KEY, position INTEGER, doc TEXT) WITHOUT ROWID');
  const insert = target.prepare('INSERT INTO side VALUES (?, ?, ?)');
  for (const [key, { position, doc }] of documents) insert.run(key, position, JSON.stringify(doc));
  target.exec('COMMIT');
  target.close();
};
