import { randomUUID } from 'node:crypto';
import type { ViewQuery } from '#read-store';
import { filled, newView, type OpenedReadStore, type Piece, stored } from './kit.ts';

const pieces: readonly (readonly [string, Piece])[] = [
  ['a', { group: 'x', size: 3, whole: true }],
  ['b', { group: 'x', size: 1, whole: false }],
  ['c', { group: 'x', size: 2 }],
  ['d', { group: 'x', size: 2, whole: true }],
  ['e', { group: 'x' }],
  ['f', { group: 'x', size: -0.5 }],
  ['g', { group: 'y', size: 2, whole: true }],
  ['h', { group: null, size: 9 }],
  ['i', { size: 8 }],
];

const refused: readonly (readonly [string, ViewQuery])[] = [
  ['a field without an index', { where: { colour: 'red' }, limit: 10 }],
  ['the second field of an index alone', { where: { size: 2 }, limit: 10 }],
  ['a range on the second field alone', { range: { field: 'size', from: 1 }, limit: 10 }],
  ['an order on a field that is not the next', { where: { whole: true }, order: { field: 'size' }, limit: 10 }],
  ['equality on fields of two indexes', { where: { group: 'x', whole: true }, limit: 10 }],
  [
    'a range and another order',
    { where: { group: 'x' }, range: { field: 'size' }, order: { field: 'key' }, limit: 10 },
  ],
  ['no page', { where: { group: 'x' }, limit: 0 }],
  ['a page without a bound', { where: { group: 'x' }, limit: 501 }],
  ['half a document', { where: { group: 'x' }, limit: 1.5 }],
];

const down = { field: 'size', descending: true };

export const queriesContract = (opened: () => OpenedReadStore): void => {
  describe('queries', () => {
    const view = newView();
    let read: Awaited<ReturnType<typeof filled>>['read'];
    beforeAll(async () => {
      const documents = pieces.map(([key, doc], index) => stored(key, index + 1, doc));
      ({ read } = await filled(opened().store, documents, view));
    });

    const keys = async (query: ViewQuery): Promise<string> =>
      (await read.find(query)).items.map(({ key }) => key).join('');

    const pages = async (query: ViewQuery): Promise<string[]> => {
      const found: string[] = [];
      for (let after: string | undefined; ;) {
        const page = await read.find({ ...query, ...(after === undefined ? {} : { after }) });
        found.push(page.items.map(({ key }) => key).join(''));
        if (page.next === undefined) return found;
        after = page.next;
      }
    };

    it('finds by equality, ordered by key', async () => {
      expect(await keys({ where: { group: 'x' }, limit: 10 })).toBe('abcdef');
      expect(await keys({ where: { group: 'z' }, limit: 10 })).toBe('');
      expect(await keys({ where: { whole: true }, limit: 10 })).toBe('adg');
      expect(await keys({ where: { whole: false }, limit: 10 })).toBe('b');
      expect((await read.find({ where: { group: 'y' }, limit: 10 })).items).toEqual([
        stored('g', 7, { group: 'y', size: 2, whole: true }),
      ]);
    });

    it('takes a missing field for null', async () => {
      expect(await keys({ where: { group: null }, limit: 10 })).toBe('hi');
      expect(await keys({ where: { whole: null }, limit: 10 })).toBe('cefhi');
    });

    it('finds by several equalities', async () => {
      expect(await keys({ where: { size: 2, group: 'x' }, limit: 10 })).toBe('cd');
    });

    it('orders by the next field of the index, null first, ties by key', async () => {
      expect(await keys({ where: { group: 'x' }, order: { field: 'size' }, limit: 10 })).toBe('efbcda');
      expect(await keys({ where: { group: 'x' }, order: { field: 'size', descending: true }, limit: 10 })).toBe(
        'adcbfe',
      );
    });

    it('finds a range, both ends included', async () => {
      const where = { group: 'x' };
      expect(await keys({ where, range: { field: 'size', from: 1, to: 2 }, limit: 10 })).toBe('bcd');
      expect(await keys({ where, range: { field: 'size', from: 2 }, limit: 10 })).toBe('cda');
      expect(await keys({ where, range: { field: 'size', from: -1, to: 0 }, limit: 10 })).toBe('f');
      expect(await keys({ where, range: { field: 'size', from: 1, to: 2 }, order: down, limit: 10 })).toBe('dcb');
    });

    it('finds ranges of keys, and everything, by key', async () => {
      expect(await keys({ limit: 10 })).toBe('abcdefghi');
      expect(await keys({ range: { field: 'key', from: 'c', to: 'e' }, limit: 10 })).toBe('cde');
      expect(await keys({ order: { field: 'key', descending: true }, limit: 3 })).toBe('ihg');
      expect(await keys({ where: { group: 'x' }, range: { field: 'key', from: 'd' }, limit: 10 })).toBe('def');
    });

    it.each([
      [{ where: { group: 'x' }, order: { field: 'size' } }, ['ef', 'bc', 'da']],
      [{ where: { group: 'x' }, order: { field: 'size', descending: true } }, ['ad', 'cb', 'fe']],
      [{ where: { group: 'x' } }, ['ab', 'cd', 'ef']],
      [{ where: { group: 'x' }, range: { field: 'size', from: 1, to: 2 } }, ['bc', 'd']],
      [{ where: { group: 'x' }, range: { field: 'size', from: 0 }, order: down }, ['ad', 'cb']],
      [{ where: { group: 'x' }, range: { field: 'size', to: 2 }, order: down }, ['dc', 'bf', 'e']],
      [{ where: { group: 'x' }, range: { field: 'size', from: null } }, ['ef', 'bc', 'da']],
      [{ range: { field: 'key', from: 'c', to: 'g' } }, ['cd', 'ef', 'g']],
      [{ range: { field: 'key', to: 'g' }, order: { field: 'key', descending: true } }, ['gf', 'ed', 'cb', 'a']],
      [{ order: { field: 'key', descending: true } }, ['ih', 'gf', 'ed', 'cb', 'a']],
    ])('goes from page to page without missing or repeating: %j', async (query, expected) => {
      expect(await pages({ ...query, limit: 2 })).toEqual(expected);
      expect((await pages({ ...query, limit: 1 })).join('')).toBe(expected.join(''));
    });

    it('goes on behind a document that has gone', async () => {
      const { read: shrinking, writer } = await filled(
        opened().store,
        ['a', 'b', 'c'].map((key, index) => stored(key, index + 1, { group: 'x', size: 1 })),
      );
      const query: ViewQuery = { where: { group: 'x' }, order: { field: 'size' }, limit: 1 };
      const { next } = await shrinking.find(query);
      await writer.write({ documents: [stored('a', 9, null), stored('b', 9, null)], parked: [] });
      expect(await shrinking.find({ ...query, after: next! })).toEqual({
        items: [stored('c', 3, { group: 'x', size: 1 })],
      });
    });

    it('counts up to a limit', async () => {
      expect(await read.countUpTo({ where: { group: 'x' } }, 100)).toBe(6);
      expect(await read.countUpTo({ where: { group: 'x' } }, 4)).toBe(4);
      expect(await read.countUpTo({ where: { group: 'x' }, range: { field: 'size', from: 1, to: 2 } }, 100)).toBe(3);
      expect(await read.countUpTo({}, 100)).toBe(9);
    });

    it.each(refused)('refuses %s', async (_, query) => {
      await expect(read.find(query)).rejects.toMatchObject({ name: 'QueryRefused' });
    });

    it('refuses to count what no index serves', async () => {
      await expect(read.countUpTo({ where: { size: 2 } }, 10)).rejects.toMatchObject({ name: 'QueryRefused' });
    });

    it('refuses a cursor that it did not give for this order', async () => {
      const query: ViewQuery = { where: { group: 'x' }, limit: 1 };
      const { next } = await read.find({ ...query, order: { field: 'size' } });
      const unreadable = { name: 'CursorUnreadable' };
      await expect(read.find({ ...query, after: next! })).rejects.toMatchObject(unreadable);
      await expect(read.find({ ...query, after: 'page-2' })).rejects.toMatchObject(unreadable);
      await expect(read.find({ ...query, after: randomUUID() })).rejects.toMatchObject(unreadable);
      const odd = Buffer.from('["a",{},1]').toString('base64url');
      await expect(read.find({ ...query, after: odd })).rejects.toMatchObject(unreadable);
    });
  });
};
