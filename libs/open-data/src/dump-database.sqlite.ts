import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as turn } from 'node:timers/promises';
import type { Car, DumpedLapTime } from '#contracts';

const ROWS_AT_ONCE = 500;

/** The SQL that creates the tables of a dump, as published with it. */
export const DUMP_TABLES = `CREATE TABLE cars (
  id TEXT PRIMARY KEY, name TEXT, brand TEXT, year INTEGER, country TEXT, class TEXT, rq INTEGER,
  json TEXT -- the whole of it, as in cars.jsonl
) WITHOUT ROWID;
CREATE TABLE lap_times (
  car_id TEXT, tune TEXT, track_code TEXT,
  seconds REAL, metres_per_second REAL, dnf INTEGER, game_version TEXT, support TEXT,
  PRIMARY KEY (car_id, tune, track_code)
) WITHOUT ROWID;`;

type Rows = { readonly cars: AsyncIterable<Car>; readonly lapTimes: AsyncIterable<DumpedLapTime> };

/** A database file with the rows; yields to other work between pages of them. */
export const databaseOf = async (rows: Rows): Promise<Uint8Array> => {
  const folder = await mkdtemp(join(tmpdir(), 'tdr-dump-'));
  const file = join(folder, 'dump.sqlite');
  try {
    await fill(file, rows);
    return await readFile(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

const fill = async (file: string, { cars, lapTimes }: Rows): Promise<void> => {
  const database = new DatabaseSync(file);
  try {
    database.exec(DUMP_TABLES);
    database.exec('BEGIN');
    const car = database.prepare('INSERT INTO cars VALUES (?, ?, ?, ?, ?, ?, ?, ?)');
    for await (const { id, name, brand, year, country, class: letter, rq, ...more } of cars) {
      const whole = { id, name, brand, year, country, class: letter, rq, ...more };
      car.run(id, name, brand, year, country, letter, rq, JSON.stringify(whole));
    }
    const time = database.prepare('INSERT INTO lap_times VALUES (?, ?, ?, ?, ?, ?, ?, ?)');
    let rows = 0;
    for await (const one of lapTimes) {
      const { seconds = null, metresPerSecond = null, gameVersion = null, support = null } = one;
      time.run(one.carId, one.tune, one.trackCode, seconds, metresPerSecond, one.dnf ? 1 : 0, gameVersion, support);
      rows += 1;
      if (rows % ROWS_AT_ONCE === 0) await turn();
    }
    database.exec('COMMIT');
  } finally {
    database.close();
  }
};
