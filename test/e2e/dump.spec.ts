import { createHash, randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync } from 'node:zlib';
import type { Car, Dump, DumpedLapTime, Written, YearDumps } from '#contracts';
import { car, dumpedLapTime } from '#contracts';
import { apiForTests, problemIn } from '#test/api';
import { NightlyDump } from '../../apps/api/src/dumps/nightly-dump.ts';

const TAG = 'Sleeper';
const api = apiForTests({ UPCOMING_TAGS: `${TAG}=2999-01-01` });
const newest = async () => (await api.get('/api/v1/dump')).json<Dump>();
const make = (now: string) => api.running.app.get(NightlyDump).make(now);
const fileAt = async (url: string) => (await api.running.app.inject({ url })).rawPayload;
const linesOf = async <Line>(name: string): Promise<Line[]> => {
  const { files } = await newest();
  const file = files.find((one) => one.name === name)!;
  const text = gunzipSync(await fileAt(file.url)).toString();
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
};

const databaseRows = async () => {
  const { files } = await newest();
  const { url, schema } = files.find(({ name }) => name === 'records-0.sqlite.gz')!;
  expect(schema).toMatchObject({ sql: expect.stringContaining('CREATE TABLE lap_times') });
  const file = join(api.folder, 'taken.sqlite');
  writeFileSync(file, gunzipSync(await fileAt(url)));
  const database = new DatabaseSync(file, { readOnly: true });
  const times = database.prepare('SELECT car_id, tune, track_code FROM lap_times').all();
  const cars = database.prepare('SELECT json FROM cars').all();
  database.close();
  return {
    times: times.map((row) => Object.values(row)),
    cars: cars.map(({ json }) => JSON.parse(String(json)) as Car),
  };
};

describe('the open data of a night', () => {
  it('is none before the first', async () => {
    expect(await newest()).toMatchObject({ madeAt: null, files: [] });
    const none = await api.get(`/api/v1/dump/${'x'.repeat(43)}/cars.jsonl.gz`);
    expect([none.status, problemIn(none).code]).toEqual([404, 'dump-unknown']);
  });

  it('has a checksum, a schema and a licence, and what anybody is answered, nobody named', async () => {
    const ann = await api.signUp('Ann');
    const carId = await api.aCarId();
    const cell = (tune: string) => ({ carId, tune, trackCode: 'tRoad_a00', time: '24.50' });
    const submitted = (tune: string) => api.submit(cell(tune), ann);
    const { id } = (await submitted('222')).json<Written>();
    await submitted('111');
    const withdrawn = await api.ask('DELETE', `/api/v1/cells/${carId}/222/tRoad_a00/lap-times/${id}`, {
      cookie: ann,
      headers: { 'idempotency-key': randomUUID() },
    });
    const { position } = withdrawn.json<Written>();
    const after = { headers: { 'x-after-position': String(position) } };
    await api.get(`/api/v1/lap-times/matrix?deck=~KtRoad_a00~C${carId}~T111`, after);
    await make('2026-03-01T00:10:00.000Z');
    const { files, licence, madeAt } = await newest();
    expect([licence, madeAt]).toEqual(['CC-BY-4.0', '2026-03-01T00:10:00.000Z']);
    for (const { url, sha256, bytes } of files) {
      const got = await fileAt(url);
      expect([got.length, createHash('sha256').update(got).digest('hex')]).toEqual([bytes, sha256]);
    }
    const cells = await linesOf<DumpedLapTime>('lap-times-0.jsonl.gz');
    expect(cells).toContainEqual(
      expect.objectContaining({ carId, tune: '111', trackCode: 'tRoad_a00', seconds: 24.5 }),
    );
    expect(cells.flatMap((cell) => dumpedLapTime.strict().safeParse(cell).error ?? [])).toEqual([]);
    const dumped = await linesOf<Car>('cars.jsonl.gz');
    const answered: Car[] = [];
    for (let next = ''; ;) {
      const page = (await api.get(`/api/v1/cars?limit=500${next}`)).json<{ items: Car[]; next?: string }>();
      answered.push(...page.items);
      if (page.next === undefined) break;
      next = `&after=${encodeURIComponent(page.next)}`;
    }
    expect(cells.filter((one) => one.carId === carId && one.tune === '222')).toEqual([]);
    const inDatabase = await databaseRows();
    expect(inDatabase.times).toEqual(cells.map(({ carId, tune, trackCode }) => [carId, tune, trackCode]));
    expect(inDatabase.cars).toEqual(answered.toSorted((one, other) => (one.id < other.id ? -1 : 1)));
    expect(dumped).toEqual(answered);
    expect(JSON.stringify(dumped)).not.toContain(TAG);
    expect(car.safeParse(dumped[0]).success).toBe(true);
  });

  it('is made once a day, also when nothing happened since', async () => {
    await make('2026-03-01T23:50:00.000Z');
    expect((await newest()).madeAt).toBe('2026-03-01T00:10:00.000Z');
    for (const day of ['2026-03-02', '2026-03-10']) {
      await make(`${day}T00:10:00.000Z`);
      expect((await newest()).madeAt).toBe(`${day}T00:10:00.000Z`);
    }
  });

  it('keeps the last night of a year for good', async () => {
    const last = await newest();
    const years = async () => (await api.get('/api/v1/dump/years')).json<YearDumps>().years;
    expect(await years()).toEqual([]);
    for (const day of ['2027-01-01', '2027-01-02']) await make(`${day}T00:10:00.000Z`);
    const [year, ...more] = await years();
    expect([year?.year, year?.madeAt, more]).toEqual([2026, last.madeAt, []]);
    expect(year?.files.map(({ name, sha256 }) => [name, sha256])).toEqual(
      last.files.map(({ name, sha256 }) => [`2026-${name}`, sha256]),
    );
    for (const { url, sha256 } of year?.files ?? [])
      expect(
        createHash('sha256')
          .update(await fileAt(url))
          .digest('hex'),
      ).toBe(sha256);
    await make('2028-01-01T00:10:00.000Z');
    expect((await years()).map((one) => one.year)).toEqual([2027, 2026]);
  });
});
