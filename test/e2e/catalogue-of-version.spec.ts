import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { io, type Socket } from 'socket.io-client';
import { catalogueHead, type CatalogueHead, type VersionChanges, versionChanges, viewChanged } from '#contracts';
import { type AssetCar, decodeCatalogue } from '#racing';
import { apiForTests, problemIn } from '#test/api';

const api = apiForTests();
let socket: Socket;

const headOf = async (version: string): Promise<CatalogueHead> =>
  catalogueHead.parse((await api.get(`/api/v1/catalogue?version=${version}`)).json());
const carsOf = async ({ hash }: CatalogueHead): Promise<ReadonlyMap<string, AssetCar>> =>
  new Map(decodeCatalogue((await api.get(`/api/v1/catalogue/${hash}`)).text).map((car) => [car.id, car]));
const changedBetween = async (from: string, to: string): Promise<VersionChanges['items']> => {
  const items: VersionChanges['items'] = [];
  for (let after: string | undefined = ''; after !== undefined;) {
    const cursor: string = after && `&after=${encodeURIComponent(after)}`;
    const page = versionChanges.parse(
      (await api.get(`/api/v1/versions/changes?from=${from}&to=${to}&limit=200${cursor}`)).json(),
    );
    items.push(...page.items);
    after = page.next;
  }
  return items;
};
/** Each build replaces the previous file with a new one. */
const filesOf = (version: string): readonly unknown[] => {
  const folder = join(api.folder, 'views', 'assets', `catalogue-${version}`);
  return readdirSync(folder).map((file) => [file, statSync(join(folder, file)).ino]);
};

beforeAll(async () => {
  socket = io(api.running.url, { transports: ['websocket'] });
  const made = new Promise<void>((resolve) => {
    socket.on('view-changed', (told) => viewChanged.parse(told).view === 'catalogue' && resolve());
  });
  await socket.emitWithAck('join', ['catalogue']);
  // It may have been made before the socket was open.
  if ((await api.get('/api/v1/catalogue')).status !== 200) await made;
});
afterAll(() => socket.close());

describe('the catalogue of a version of the game', () => {
  it('has the cars of then with the figures of then', async () => {
    const [then, now] = [await headOf('24.1'), await headOf('26')];
    expect([then.gameVersion, now.gameVersion]).toEqual(['24.1', '26']);
    const [old, today] = [await carsOf(then), await carsOf(now)];
    const changed = await changedBetween('24.1', '26');
    const released = changed.filter((car) => car.released).map(({ carId }) => carId);
    const revised = changed.filter((car) => !car.released);
    expect([released.length, revised.length].every((count) => count > 0)).toBe(true);
    expect([...today.keys()].filter((id) => !old.has(id)).sort()).toEqual(released.sort());
    for (const { carId, changes } of revised) {
      const figures = (which: 0 | 1) =>
        Object.fromEntries(Object.entries(changes).map(([f, pair]) => [f, pair[which]]));
      expect([old.get(carId), today.get(carId)]).toMatchObject([figures(0), figures(1)]);
    }
    const same = [...old.keys()].filter((id) => !changed.some(({ carId }) => carId === id));
    expect(same.map((id) => old.get(id))).toEqual(same.map((id) => today.get(id)));
  });

  it('is made once, for those who ask together and for those who ask later', async () => {
    const [first, second] = await Promise.all([headOf('24.2'), headOf('24.2')]);
    const made = filesOf('24.2');
    expect([made.length, await headOf('24.2'), second]).toEqual([1, first, first]);
    expect(filesOf('24.2')).toEqual(made);
  });

  it('leaves today’s as it is', async () => {
    const before = catalogueHead.parse((await api.get('/api/v1/catalogue')).json());
    const { hash } = await headOf('24.1');
    expect(catalogueHead.parse((await api.get('/api/v1/catalogue')).json())).toEqual(before);
    expect(hash).not.toBe(before.hash);
  });

  it.each([
    [404, 'game-version-unknown', '?version=23'],
    [400, 'shape-invalid', '?version=new'],
    [404, 'catalogue-unknown', '/v23-AAAAAAAAAAAAAAAAAAAA'],
  ])('answers %i %s to %s', async (status, code, asked) => {
    const answer = await api.get(`/api/v1/catalogue${asked}`);
    expect([answer.status, problemIn(answer).code]).toEqual([status, code]);
  });
});
