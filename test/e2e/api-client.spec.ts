import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { IssuedApiKey } from '#contracts';
import { apiForTests } from '#test/api';
import type * as Client from '../../apps/api/src/api-client/client.ts';

const api = apiForTests();
const folder = mkdtempSync(join(tmpdir(), 'tdr-client-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const NAME = 'track-day-records-client';
const at = join(folder, 'node_modules', NAME);
const run = promisify(execFile);
let secret: string;
let carId: string;

beforeAll(async () => {
  const session = await api.signUp('Ann');
  await api.post('/api/auth/confirm-email', { token: await api.mailedToken('ann@example.org') });
  const scopes = ['own-data', 'lap-times', 'decks'];
  const issued = await api.post('/api/v1/me/api-keys', { name: 'Tasks', scopes }, { cookie: session });
  ({ secret } = issued.json<IssuedApiKey>());
  carId = await api.aCarId();
  const packed = await api.running.app.inject({ url: '/api/v1/client.tgz' });
  writeFileSync(join(folder, 'client.tgz'), packed.rawPayload);
  spawnSync('mkdir', ['-p', at]);
  await run('tar', ['-xzf', join(folder, 'client.tgz'), '-C', at, '--strip-components=1']);
});

const site = () => api.running.url;
const own = { carId: '', tune: '323', trackCode: 'tRoad_a00' };
const clientOf = async (key?: string) => {
  const { createClient } = (await import(pathToFileURL(join(at, 'index.js')).href)) as typeof Client;
  return createClient({ site: site(), ...(key !== undefined && { key }) });
};

/** A third-party program, written as the readme shows; its inputs and outputs are checked against the types alone. */
const PROGRAM = `
import { createClient, Refused, type Car } from '${NAME}';
const tdr = createClient({ site: 'https://records.example', key: 'tdr_x' });
const { items } = await tdr.get('/api/v1/cars', { query: { limit: 5 } });
const first: Car | undefined = items[0];
for await (const car of tdr.pages('/api/v1/cars')) console.log(car.name, first?.rq);
const { id, position } = await tdr.post('/api/v1/lap-times', {
  body: { carId: 'a', tune: '332', trackCode: 'tRoad_a00', time: '24.50' },
});
const story = await tdr.get('/api/v1/cells/{carId}/{tune}/{trackCode}', {
  params: { carId: 'a', tune: '332', trackCode: 'tRoad_a00' },
});
const file: Response = await tdr.get('/api/v1/dump/{hash}/{name}', { params: { hash: 'h', name: 'cars.jsonl.gz' } });
export const all = [id, position + 1, story, file, Refused];
// @ts-expect-error there is no such address
await tdr.get('/api/v1/carrs');
// @ts-expect-error a time needs its track
await tdr.post('/api/v1/lap-times', { body: { carId: 'a', tune: '332', time: '24.50' } });
// @ts-expect-error this is no list by pages
tdr.pages('/api/v1/dump');
// @ts-expect-error a rating is a number
const rating: string = first?.rq;
`;

describe('the client that programs install', () => {
  it('is typed by the document: what is asked wrongly does not compile', async () => {
    writeFileSync(join(folder, 'program.ts'), PROGRAM);
    const options = ['--noEmit', '--strict', '--target', 'es2024', '--module', 'nodenext', '--types', 'node'];
    const tsc = join(process.cwd(), 'node_modules/typescript/bin/tsc');
    const types = ['--typeRoots', join(process.cwd(), 'node_modules/@types')];
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
    const { stdout, status } = spawnSync(process.execPath, [tsc, ...options, ...types, 'program.ts'], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect([stdout, status]).toEqual(['', 0]);
    expect(readFileSync(join(at, 'index.js'), 'utf8')).not.toMatch(/: string|import /);
  });

  it('does ten tasks of a program', async () => {
    const tdr = await clientOf(secret);
    const deck = `~KtRoad_a00~C${carId}~T323`;
    const cell = { ...own, carId };
    const cars = (await tdr.get('/api/v1/cars', { query: { limit: 2, fields: 'id,rq' } })) as { items: object[] };
    expect(cars.items.map((car) => Object.keys(car).sort())).toEqual([
      ['id', 'rq'],
      ['id', 'rq'],
    ]);
    const ids = new Set<unknown>();
    for await (const car of tdr.pages('/api/v1/cars', { query: { limit: 30 } })) ids.add((car as { id: string }).id);
    expect(ids.size).toBeGreaterThan(30);
    expect(await tdr.get('/api/v1/cars/{id}', { params: { id: carId } })).toMatchObject({ id: carId });
    const asked = { cells: [{ ...cell, time: '19.50' }] };
    expect(await tdr.post('/api/v1/time-placements', { body: asked })).toMatchObject({ places: [{ place: 1 }] });
    const { id } = (await tdr.post('/api/v1/lap-times', { body: { ...cell, time: '19.50' } })) as { id: string };
    // It reads its own write.
    expect(await tdr.get('/api/v1/lap-times/matrix', { query: { deck, disputed: 'with' } })).toMatchObject({
      columns: [[19.5]],
    });
    const story = await tdr.get('/api/v1/cells/{carId}/{tune}/{trackCode}', { params: cell });
    expect(JSON.stringify(story)).toContain(id);
    await tdr.delete('/api/v1/cells/{carId}/{tune}/{trackCode}/lap-times/{lapTimeId}', {
      params: { ...cell, lapTimeId: id },
    });
    expect(await tdr.get('/api/v1/lap-times/matrix', { query: { deck, disputed: 'with' } })).toMatchObject({
      columns: [[null]],
    });
    expect(await tdr.get('/api/getUser')).toMatchObject({ auth: true, username: 'Ann' });
    expect(await tdr.get('/api/v1/dump')).toMatchObject({ licence: 'CC-BY-4.0' });
    const stream = (await tdr.get('/api/v1/stream', { query: { after: 0 } })) as Response;
    expect(await stream.text()).toContain('event: change');
  });

  it('says by its code what was refused', async () => {
    const nobody = await clientOf('tdr_nonsense');
    await expect(nobody.get('/api/v1/cars')).rejects.toMatchObject({ status: 401, code: 'key-unknown' });
  });
});

const hasCurl = spawnSync('curl', ['--version']).status === 0;

(hasCurl ? describe : describe.skip)('curl', () => {
  const curl = async (path: string, ...more: string[]) => {
    const options = ['-sS', '-H', `Authorization: Bearer ${secret}`, '-w', '\n%{http_code}', ...more];
    const { stdout } = await run('curl', [...options, site() + path]);
    const [status = '', ...text] = stdout.trimEnd().split('\n').toReversed();
    return { status: Number(status), text: text.toReversed().join('\n') };
  };
  const json = ['-H', 'Content-Type: application/json'];
  const wish = () => ['-H', `Idempotency-Key: ${crypto.randomUUID()}`];

  it('does the same ten tasks, as the guide writes them', async () => {
    const cell = { ...own, tune: '233', carId };
    const deck = `~KtRoad_a00~C${carId}~T233`;
    const time = JSON.stringify({ ...cell, time: '19.40' });
    const read = async (path: string) => {
      const { status, text } = await curl(path);
      expect([path, status]).toEqual([path, 200]);
      return text;
    };
    const { items } = JSON.parse(await read('/api/v1/cars?limit=5')) as { items: object[] };
    expect(items).toHaveLength(5);
    await read(`/api/v1/cars?ids=${carId}`);
    await read(`/api/v1/cars/${carId}`);
    const places = await curl('/api/v1/time-placements', ...json, '-d', JSON.stringify({ cells: [JSON.parse(time)] }));
    expect(JSON.parse(places.text)).toMatchObject({ places: [{ place: 1 }] });
    const said = await curl('/api/v1/lap-times', ...json, ...wish(), '-d', time);
    const { id, position } = JSON.parse(said.text) as { id: string; position: number };
    const after = ['-H', `X-After-Position: ${position}`];
    const matrix = await curl(`/api/v1/lap-times/matrix?deck=${deck}&disputed=with`, ...after);
    expect(JSON.parse(matrix.text)).toMatchObject({ columns: [[19.4]] });
    await read(`/api/v1/cells/${carId}/233/tRoad_a00`);
    const taken = await curl(`/api/v1/cells/${carId}/233/tRoad_a00/lap-times/${id}`, '-X', 'DELETE', ...wish());
    expect(taken.status).toBe(200);
    await read('/api/v1/dump');
    expect(await read('/api/v1/stream?after=0')).toContain('event: change');
    expect((await curl('/api/v1/members')).status).toBe(403);
  });
});
