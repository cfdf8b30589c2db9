import type { Accounts } from '#accounts';

export const viewCountsContract = (open: () => Promise<Accounts>): void => {
  let accounts: Accounts;
  beforeAll(async () => void (accounts = await open()));
  afterAll(() => accounts.close());

  const add = (day: string, ...items: readonly [item: string, looks: number][]) =>
    accounts.looks.add({ day, kind: 'car', items: items.map(([item, looks]) => ({ item, looks })) });

  it('adds up what several nodes have counted, also at once, and gives the most first', async () => {
    const other = await open();
    const counted = { day: '2026-03-01', kind: 'round' } as const;
    await Promise.all(
      [2, 3, 5, 7].map((looks, at) =>
        (at % 2 === 0 ? accounts : other).looks.add({
          ...counted,
          items: [
            { item: 'A', looks },
            { item: 'B', looks: 4 },
          ],
        }),
      ),
    );
    expect(await accounts.looks.most('round', '2026-03-01', 5)).toEqual([
      { item: 'A', looks: 17 },
      { item: 'B', looks: 16 },
    ]);
    expect(await accounts.looks.of('round', 'B', '2026-03-01')).toBe(16);
    expect(await accounts.looks.of('round', 'B', '2026-03-02')).toBe(0);
    await other.close();
  });

  it('counts from a day on, no more items than were asked for, equals by name', async () => {
    await add('2026-03-01', ['Old', 100]);
    await add('2026-03-02', ['B', 2], ['A', 2]);
    await add('2026-03-03', ['C', 1], ['B', 1]);
    expect(await accounts.looks.most('car', '2026-03-02', 2)).toEqual([
      { item: 'B', looks: 3 },
      { item: 'A', looks: 2 },
    ]);
  });

  it('forgets what was before a day', async () => {
    await accounts.looks.forget('2026-03-03');
    expect(await accounts.looks.most('car', '2026-01-01', 9)).toEqual([
      { item: 'B', looks: 1 },
      { item: 'C', looks: 1 },
    ]);
  });

  it('takes nothing at all', async () => {
    await add('2026-03-04');
    expect(await accounts.looks.most('car', '2026-03-04', 9)).toEqual([]);
  });
};
