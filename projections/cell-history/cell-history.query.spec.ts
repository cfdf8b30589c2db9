import { filledView } from '#test/filled-view';
import { CursorUnreadable } from '#read-store';
import { cellHistory, type CellHistoryDoc, type CellHistoryTime } from './cell-history.projection.ts';
import { cellHistoryPage } from './cell-history.query.ts';

const cell = { carId: 'A', tune: '332', trackCode: 'tRoad_a00' };
const said = (lapTimeId: string, saidAt: number, more: Partial<CellHistoryDoc> = {}) => ({
  key: `A|332|tRoad_a00|${lapTimeId}`,
  doc: {
    lapTimeId,
    value: { kind: 'time', seconds: saidAt },
    by: `who said ${lapTimeId}`,
    at: '2026-01-01T00:00:00.000Z',
    saidAt,
    gameVersion: '26',
    source: 'typed',
    trust: 'trusted',
    ...more,
  } satisfies CellHistoryDoc,
});
const told = ({ lapTimeId, state }: CellHistoryTime) => `${lapTimeId} ${state}`;
const opened: { stop(): Promise<void> }[] = [];
afterAll(() => Promise.all(opened.map((one) => one.stop())));

const pageOf = async (docs: readonly ReturnType<typeof said>[], limit: number, after?: string) => {
  const filled = await filledView<never, CellHistoryDoc>(cellHistory as never, docs);
  opened.push(filled);
  const { history, next } = await cellHistoryPage(filled.view, cell, { limit, after });
  return [history.map(told), next];
};

describe('the story of a cell', () => {
  it('is its times, the newest first, and none of another cell', async () => {
    const other = { ...said('x', 99), key: 'A|332|tRoad_a001|x' };
    expect(await pageOf([said('a', 1), said('b', 2), other], 5)).toEqual([['b stands', 'a replaced'], undefined]);
    expect(await pageOf([said('a', 1), said('b', 2, { withdrawn: true })], 5)).toEqual([
      ['b withdrawn', 'a stands'],
      undefined,
    ]);
    const beside = said('b', 2, { trust: 'member', ruling: 'hidden' });
    expect(await pageOf([said('a', 1), beside, said('c', 3, { trust: 'new' })], 5)).toEqual([
      ['c beside', 'b hidden', 'a stands'],
      undefined,
    ]);
    expect(await pageOf([], 5)).toEqual([[], undefined]);
  });

  it('goes on through all pages, what stands with the first one at the latest', async () => {
    const docs = Array.from({ length: 7 }, (_, at) => said(`t${at}`, at + 1, { trust: at === 1 ? 'trusted' : 'new' }));
    expect(await pageOf(docs, 3)).toEqual([['t6 beside', 't5 beside', 't4 beside', 't1 stands'], 't4']);
    expect(await pageOf(docs, 3, 't4')).toEqual([['t3 beside', 't2 beside'], 't1']);
    expect(await pageOf(docs, 3, 't1')).toEqual([['t0 replaced'], undefined]);
  });

  it('refuses to go on after a time that it has not', async () => {
    await expect(pageOf([said('a', 1)], 3, 'b')).rejects.toThrow(CursorUnreadable);
  });
});
