import { pino } from 'pino';
import type { Accounts } from '#accounts';
import { VisitCounter } from './visit-counter.ts';

const storeOf = () => {
  const kept: [day: string, visits: number][] = [];
  const store = { away: false, kept };
  const add = async (day: string, visits: number) => {
    if (store.away) throw new Error('away');
    kept.push([day, visits]);
  };
  const accounts = { visits: { add, newest: async () => [] } } as Partial<Accounts> as Accounts;
  return { store, counter: new VisitCounter(accounts, pino({ level: 'silent' })) };
};

describe('the counter of visits', () => {
  it('keeps one number a day', async () => {
    const { store, counter } = storeOf();
    for (const time of ['01T08:00', '01T23:59', '02T00:00']) counter.count(`2026-03-${time}:00.000Z`, 'a');
    await counter.keep();
    await counter.keep();
    expect(store.kept).toEqual([
      ['2026-03-01', 2],
      ['2026-03-02', 1],
    ]);
  });

  it('counts no more of one address in a day than a household comes', async () => {
    const { store, counter } = storeOf();
    for (let n = 0; n < 240; n += 1) counter.count('2026-03-01T08:00:00.000Z', 'a');
    counter.count('2026-03-01T08:00:00.000Z', 'b');
    await counter.keep();
    expect(store.kept).toEqual([['2026-03-01', 11]]);
  });

  it('loses nothing when the store is away for a while', async () => {
    const { store, counter } = storeOf();
    store.away = true;
    counter.count('2026-03-01T08:00:00.000Z', 'a');
    await counter.keep();
    store.away = false;
    counter.count('2026-03-01T09:00:00.000Z', 'a');
    await counter.onModuleDestroy();
    expect(store.kept).toEqual([['2026-03-01', 2]]);
  });
});
