import type { Accounts } from '#accounts';

export const visitsContract = (open: () => Promise<Accounts>): void => {
  let accounts: Accounts;
  beforeAll(async () => void (accounts = await open()));
  afterAll(() => accounts.close());

  it('adds up what several nodes have counted of a day, also at once', async () => {
    const other = await open();
    const nodes = [accounts, other, accounts, other];
    await Promise.all([2, 3, 5, 7].map((count, at) => nodes[at]?.visits.add('2026-03-01', count)));
    expect(await accounts.visits.newest(1)).toEqual([{ day: '2026-03-01', visits: 17 }]);
    await other.close();
  });

  it('gives the newest days first, and no more than were asked for', async () => {
    for (const day of ['2026-03-04', '2026-03-02', '2026-03-03']) await accounts.visits.add(day, 1);
    const newest = await accounts.visits.newest(3);
    expect(newest.map(({ day }) => day)).toEqual(['2026-03-04', '2026-03-03', '2026-03-02']);
  });
};
