import type { Event } from '#kernel';
import { anyProjection, type Projection } from './projection.ts';
import { writeCursor } from './cursor.ts';
import { planQuery } from './query-shape.ts';
import { countSql, pageSql } from './view-query.sqlite.ts';

type Item = { status: string; kind: string; rank: string };

const items: Projection<Event<'Said'>, Item> = {
  name: 'items',
  version: 1,
  handles: ['Said'],
  indexes: [
    ['status', 'rank'],
    ['status', 'kind', 'rank'],
  ],
  keysOf: () => [],
  channel: () => 'items',
  evolve: (doc) => doc,
};

const indexOf = (where: Record<string, string>): (string | undefined)[] => {
  const plan = planQuery(anyProjection(items), { where, order: { field: 'rank' }, limit: 1 });
  return [pageSql(plan).text, countSql(plan, 10).text].map((text) => / INDEXED BY (\w+)/.exec(text)?.[1]);
};

describe('a query of SQLite', () => {
  it('is served by the index that fits it whole, not by another that would be walked from end to end', () => {
    expect(indexOf({ status: 'waiting' })).toEqual(['by_0', 'by_0']);
    expect(indexOf({ status: 'waiting', kind: 'photo' })).toEqual(['by_1', 'by_1']);
  });

  it('begins its index where the page before has ended, not at the end of its range', () => {
    const query = { where: { status: 'waiting' }, range: { field: 'rank', from: 'a', to: 'y' }, limit: 1 };
    const { shape } = planQuery(anyProjection(items), query);
    const after = writeCursor(shape, { value: 'm', key: 'k' });
    expect(pageSql(planQuery(anyProjection(items), { ...query, after }))).toMatchObject({
      text: expect.stringContaining('"f_rank" >= max(?, ?) AND "f_rank" <= ? AND ("f_rank", key) > (?, ?)'),
      values: ['waiting', 'a', 'm', 'y', 'm', 'k', 2],
    });
  });

  it('is served by the key alone where nothing else is asked', () => {
    const plan = planQuery(anyProjection(items), { limit: 1 });
    expect([pageSql(plan).text, plan.index]).toEqual([expect.not.stringContaining('INDEXED'), undefined]);
  });
});
