import { pino } from 'pino';
import type { Accounts, ViewCounts } from '#accounts';
import { ViewCounter } from './view-counter.ts';

type Counted = Parameters<ViewCounts['add']>[0];

const storeOf = () => {
  const store = { away: false, kept: [] as Counted[], forgotten: [] as string[] };
  const looks: ViewCounts = {
    add: async (counted) => {
      if (store.away) throw new Error('away');
      store.kept.push(counted);
    },
    most: async () => [],
    of: async (kind, item) =>
      store.kept
        .filter((one) => one.kind === kind)
        .flatMap(({ items }) => items)
        .reduce((sum, one) => (one.item === item ? sum + one.looks : sum), 0),
    forget: async (day) => void store.forgotten.push(day),
  };
  const accounts = { looks } as Partial<Accounts> as Accounts;
  return { store, counter: new ViewCounter(accounts, pino({ level: 'silent' })) };
};

const day = '2026-03-31T08:00:00.000Z';
const car = (item: string, looks: number) => ({ day: '2026-03-31', kind: 'car', items: [{ item, looks }] });

describe('the counter of looks', () => {
  it('keeps one number a day, kind and item, and drops those of a month ago once a day', async () => {
    const { store, counter } = storeOf();
    counter.count('car', ['A'], day, 'one');
    counter.count('car', ['A'], day, 'one');
    counter.count('car', ['A'], day, 'another');
    counter.count('round', ['A'], day, 'one');
    await counter.keep();
    counter.count('car', ['B'], day, 'one');
    await counter.keep();
    expect(store.kept).toEqual([car('A', 2), { ...car('A', 1), kind: 'round' }, car('B', 1)]);
    expect(store.forgotten).toEqual(['2026-03-01']);
  });

  it('says how often an item was looked at, with what is not kept yet', async () => {
    const { counter } = storeOf();
    counter.count('event', ['coast', 'summit'], day, 'one');
    await counter.keep();
    counter.count('event', ['coast'], day, 'another');
    expect([await counter.of('event', 'coast', day), await counter.of('round', 'coast', day)]).toEqual([2, 0]);
  });

  it('counts each item once a day for an address, and not more items than one person looks at', async () => {
    const { store, counter } = storeOf();
    const many = Array.from({ length: 3_000 }, (_, at) => `Car ${at}`);
    for (let n = 0; n < 3; n += 1) counter.count('car', many, day, 'one');
    await counter.keep();
    expect(store.kept).toHaveLength(1);
    expect(store.kept[0]?.items).toHaveLength(2_500);
    expect(store.kept[0]?.items.every(({ looks }) => looks === 1)).toBe(true);
  });

  it('loses nothing when the store is away for a while', async () => {
    const { store, counter } = storeOf();
    store.away = true;
    counter.count('car', ['A'], day, 'one');
    await counter.keep();
    store.away = false;
    counter.count('car', ['A'], day, 'another');
    await counter.onModuleDestroy();
    expect(store.kept).toEqual([car('A', 2)]);
  });

  it('counts no more different items in a day than people look at', async () => {
    const { store, counter } = storeOf();
    const many = Array.from({ length: 50_000 }, (_, at) => `Car ${at}`);
    for (let from = 0; from < many.length; from += 2_500)
      counter.count('car', many.slice(from, from + 2_500), day, `address ${from}`);
    counter.count('car', ['Car 0', 'One more'], day, 'another');
    await counter.keep();
    expect(store.kept[0]?.items).toHaveLength(50_000);
    expect(store.kept[0]?.items[0]).toEqual({ item: 'Car 0', looks: 2 });
    counter.count('car', ['One more'], '2026-04-01T00:00:00.000Z', 'another');
    await counter.keep();
    expect(store.kept[1]?.items).toEqual([{ item: 'One more', looks: 1 }]);
  });
});
