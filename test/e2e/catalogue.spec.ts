import { randomUUID } from 'node:crypto';
import { io, type Socket } from 'socket.io-client';
import { brotliDecompressSync } from 'node:zlib';
import { type CarPage, catalogueHead, type CatalogueHead, foundCars, type FoundCars, viewChanged } from '#contracts';
import { car as carDecider, carStream, RetireCar, retireCar } from '#domain';
import { commandMeta, decideAndAppend } from '#event-store';
import type { ActorId } from '#kernel';
import { type AssetCar, decodeCatalogue } from '#racing';
import { apiForTests, problemIn } from '#test/api';

const api = apiForTests();
let socket: Socket;
const made = new Set<() => void>();

const nextMade = (): Promise<void> => new Promise((resolve) => made.add(resolve));
const head = async (): Promise<CatalogueHead> => catalogueHead.parse((await api.get('/api/v1/catalogue')).json());
const file = async (hash: string): Promise<AssetCar[]> =>
  decodeCatalogue((await api.get(`/api/v1/catalogue/${hash}`)).text);
const find = async (query: string): Promise<FoundCars> =>
  foundCars.parse((await api.get(`/api/v1/cars?${query}`)).json());

const retire = async (carId: string): Promise<void> => {
  const data = { carId, reason: 'withdrawn-by-staff' } as const;
  const given = { actor: 'system:ops' as ActorId, idempotencyKey: randomUUID(), now: '2026-03-01T12:00:00.000Z' };
  const command = new RetireCar(data, commandMeta({ name: 'RetireCar', data, ...given }));
  const decide = (state: typeof carDecider.initial) => retireCar(command, state);
  await decideAndAppend(api.running.ports.eventStore, carStream(carId), carDecider, decide, command.meta);
};

beforeAll(async () => {
  socket = io(api.running.url, { transports: ['websocket'] });
  socket.on('view-changed', (told) => {
    if (viewChanged.parse(told).view === 'catalogue') for (const heard of made) heard();
    if (told.view === 'catalogue') made.clear();
  });
  const first = nextMade();
  await socket.emitWithAck('join', ['catalogue']);
  // It may have been made before the socket was open.
  if ((await api.get('/api/v1/catalogue')).status !== 200) await first;
});
afterAll(() => socket.close());

describe('the catalogue over HTTP', () => {
  it('has every car of the view under the hash that is the newest', async () => {
    const answer = await api.get('/api/v1/catalogue');
    expect(answer.headers['cache-control']).toBe('private, no-cache');
    const { hash, position } = catalogueHead.parse(answer.json());
    expect(position).toBeGreaterThan(0);
    const cars = await file(hash);
    const { items } = (await api.get('/api/v1/cars?limit=500')).json<CarPage>();
    const byId = new Map(cars.map((car) => [car.id, car]));
    expect(items.map(({ id }) => byId.get(id))).toEqual(items);
  });

  it('is compressed for who takes that, and kept for ever', async () => {
    const { hash } = await head();
    const asked = { method: 'GET', url: `/api/v1/catalogue/${hash}` } as const;
    const compressed = await api.running.app.inject({ ...asked, headers: { 'accept-encoding': 'gzip, br' } });
    const plain = await api.running.app.inject({ ...asked, headers: { 'accept-encoding': 'br;q=0, identity' } });
    expect(compressed.headers).toMatchObject({
      'content-encoding': 'br',
      vary: expect.stringMatching(/accept-encoding/i),
    });
    expect(compressed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe(plain.payload);
  });

  it.each([
    [404, 'catalogue-unknown', 'AAAAAAAAAAAAAAAAAAAA'],
    [400, 'shape-invalid', 'a.b'],
    [400, 'shape-invalid', 'x'.repeat(65)],
  ])('answers %i %s to the hash %s', async (status, code, hash) => {
    const answer = await api.get(`/api/v1/catalogue/${hash}`);
    expect([answer.status, problemIn(answer).code]).toEqual([status, code]);
  });

  it('is made anew after a car has changed, tells who listens, and still has the old one', async () => {
    const before = await head();
    const [car] = (await file(before.hash)).filter(({ retired }) => !retired);
    const heard = nextMade();
    await retire(car!.id);
    await heard;
    const after = await head();
    expect(after.position).toBeGreaterThan(before.position);
    expect((await file(after.hash)).find(({ id }) => id === car!.id)).toEqual({ ...car, retired: true });
    expect((await file(before.hash)).find(({ id }) => id === car!.id)).toEqual(car);
    const gone = await find(`q=${encodeURIComponent(car!.name)}&limit=500`);
    expect(gone.items.map(({ id }) => id)).not.toContain(car!.id);
  });
});

describe('cars that are asked for', () => {
  it('by words, page by page, each once', async () => {
    const all = await find('q=coupe&limit=500');
    expect(all.total).toBe(all.items.length);
    expect(all.total).toBeGreaterThan(10);
    const first = await find('q=coupe&limit=7');
    const second = await find(`q=coupe&limit=500&after=${encodeURIComponent(first.next ?? '')}`);
    expect([...first.items, ...second.items]).toEqual(all.items);
    expect([first.total, second.next]).toEqual([all.total, undefined]);
  });

  it('by nothing, with how many there are of each kind', async () => {
    const { items, total, facets } = await find('limit=5');
    expect(items).toHaveLength(5);
    expect(total).toBeGreaterThan(5);
    expect(Object.values(facets?.['class'] ?? {}).reduce((sum, count) => sum + count, 0)).toBe(total);
  });

  it('by criteria, with what each value would bring', async () => {
    const { items, total, facets } = await find('criteria=~cA,B~dRWD&limit=500');
    expect(total).toBe(items.length);
    expect(items.every((car) => ['A', 'B'].includes(car.class) && car.drive === 'RWD')).toBe(true);
    const others = await find('criteria=~cA,B~dFWD');
    expect(facets?.['drive']?.['FWD']).toBe(others.total);
  });

  it('by values that hold separators themselves', async () => {
    const found = await find('criteria=~rAston%20Martin&limit=500');
    expect(found.items.map(({ brand }) => brand)).toEqual(Array.from(found.items, () => 'Aston Martin'));
    expect((await api.get('/api/v1/cars?criteria=~lone%2Ctwo')).status).toBe(200);
  });

  it.each([
    ['criteria-invalid', 'criteria=~zWhat'],
    ['criteria-invalid', 'criteria=nonsense'],
    ['criteria-invalid', 'criteria=~R9_1'],
    ['cursor-unreadable', 'q=a&after=nonsense'],
    ['shape-invalid', `q=${'a'.repeat(101)}`],
    ['shape-invalid', 'q=a&limit=501'],
  ])('are refused as %s for %s', async (code, query) => {
    const answer = await api.get(`/api/v1/cars?${query}`);
    expect([answer.status, problemIn(answer).code]).toEqual([400, code]);
  });
});
