import { randomUUID } from 'node:crypto';
import { type Assets, MAX_CACHED_ASSETS } from '#read-store';

export type OpenedAssets = {
  readonly store: { readonly assets: Assets };
  another(): Promise<{ readonly assets: Assets; close(): Promise<void> | void }>;
};

const bytes = (text: string) => Buffer.from(text);
const hashOf = (n: number) => `hash-of-${n}`;

export const assetsContract = (opened: () => OpenedAssets): void => {
  describe('assets', () => {
    const assets = () => opened().store.assets;
    const put = (name: string, n: number, position = n) =>
      assets().put(name, { hash: hashOf(n), position }, bytes(`bytes ${n}`));
    const textOf = async (name: string, n: number) => {
      const found = await assets().get(name, hashOf(n));
      return found && Buffer.from(found).toString();
    };

    it('are missing until they are put', async () => {
      const name = randomUUID();
      expect(await assets().newest(name)).toBeUndefined();
      expect(await assets().get(name, hashOf(1))).toBeUndefined();
    });

    it('come back byte for byte, also to another client', async () => {
      const name = randomUUID();
      const every = Uint8Array.from({ length: 256 }, (_, n) => n);
      await assets().put(name, { hash: hashOf(1), position: 7 }, every);
      const other = await opened().another();
      expect(await other.assets.newest(name)).toEqual({ hash: hashOf(1), position: 7 });
      expect(Uint8Array.from((await other.assets.get(name, hashOf(1))) ?? [])).toEqual(every);
      await other.close();
    });

    it('have as newest the one that knows most of the log, in whatever order they were put', async () => {
      const name = randomUUID();
      await put(name, 900);
      await put(name, 1_000_000);
      await put(name, 10_000);
      expect(await assets().newest(name)).toEqual({ hash: hashOf(1_000_000), position: 1_000_000 });
      expect(await textOf(name, 10_000)).toBe('bytes 10000');
      expect(await assets().newest(randomUUID())).toBeUndefined();
    });

    it('can be put again, at the same position and a later one', async () => {
      const name = randomUUID();
      await put(name, 1, 5);
      await put(name, 2, 6);
      await put(name, 1, 5);
      await put(name, 1, 9);
      expect(await assets().newest(name)).toEqual({ hash: hashOf(1), position: 9 });
      expect([await textOf(name, 1), await textOf(name, 2)]).toEqual(['bytes 1', 'bytes 2']);
    });

    it('go when twenty newer ones are there', async () => {
      const name = randomUUID();
      await put(name, 1);
      await put(name, 2);
      for (let n = 3; n <= MAX_CACHED_ASSETS + 1; n += 1) await put(name, n);
      await put(name, 2, 100);
      expect([await textOf(name, 1), await textOf(name, 2), await textOf(name, 3)]).toEqual([
        undefined,
        'bytes 2',
        'bytes 3',
      ]);
    });
  });
};
