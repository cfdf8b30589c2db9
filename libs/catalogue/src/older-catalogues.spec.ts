import type { AssetVersion } from '#read-store';
import { CATALOGUE } from './make-catalogue.ts';
import { olderCatalogues } from './older-catalogues.ts';
import { nameOfVersion } from './older-names.ts';

const set = () => {
  const newest = new Map<string, AssetVersion>([[CATALOGUE, { hash: 'today', position: 10 }]]);
  const begun: { gameVersion: string; end: (position: number) => void; fail: () => void }[] = [];
  const make = (gameVersion: string): Promise<AssetVersion> => {
    const { promise, resolve, reject } = Promise.withResolvers<AssetVersion>();
    const end = (position: number): void => {
      newest.set(nameOfVersion(gameVersion), { hash: gameVersion, position });
      resolve({ hash: gameVersion, position });
    };
    begun.push({ gameVersion, end, fail: () => reject(new Error('no room')) });
    return promise;
  };
  return { newest, begun, older: olderCatalogues({ newest: async (name) => newest.get(name) }, make) };
};
const settled = () => new Promise(setImmediate);

describe('catalogues of older versions', () => {
  it('are made once for all who ask at the same time, and for none who ask later', async () => {
    const { begun, older } = set();
    const asked = [older.of('23'), older.of('23')];
    await settled();
    asked.push(older.of('23'));
    expect(begun).toHaveLength(1);
    begun[0]?.end(10);
    expect(await Promise.all(asked)).toEqual(Array.from({ length: 3 }, () => ({ hash: '23', position: 10 })));
    expect(await older.of('23')).toEqual({ hash: '23', position: 10 });
    expect(begun).toHaveLength(1);
  });

  it('are made again after something was said of a car', async () => {
    const { newest, begun, older } = set();
    newest.set(nameOfVersion('23'), { hash: 'old', position: 10 });
    newest.set(CATALOGUE, { hash: 'later', position: 11 });
    const asked = older.of('23');
    await settled();
    begun[0]?.end(12);
    expect(await asked).toEqual({ hash: '23', position: 12 });
  });

  it('are made one after the other, also after one that failed', async () => {
    const { begun, older } = set();
    const [first, second] = [older.of('23'), older.of('24')];
    const told = first.catch((error: Error) => error.message);
    await settled();
    expect(begun.map(({ gameVersion }) => gameVersion)).toEqual(['23']);
    begun[0]?.fail();
    expect(await told).toBe('no room');
    await settled();
    begun[1]?.end(10);
    expect(await second).toEqual({ hash: '24', position: 10 });
  });
});
