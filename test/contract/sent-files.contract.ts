import type { Accounts } from '#accounts';

/** The guarantees on who sent which file, on every store. `open` again opens the same store. */
export const sentFilesContract = (open: () => Promise<Accounts>): void => {
  let accounts: Accounts;
  beforeAll(async () => void (accounts = await open()));
  afterAll(() => accounts.close());

  const measures = { width: 800, height: 500, bytes: 12_345 };
  const add = (owner: string, name: string, day = '01') =>
    accounts.sentFiles.add({ owner, name, ...measures, sentAt: `2026-03-${day}T00:00:00.000Z` });
  const before = (day: string) => `2026-03-${day}T00:00:00.000Z`;

  it('is kept over a restart, and is one when it is sent again', async () => {
    await add('ann', 'aa');
    await add('ann', 'aa', '04');
    await accounts.close();
    accounts = await open();
    expect(await accounts.sentFiles.get('ann', 'aa')).toEqual({
      owner: 'ann',
      name: 'aa',
      ...measures,
      sentAt: before('04'),
    });
    expect(await accounts.sentFiles.get('bob', 'aa')).toBeUndefined();
    expect(await accounts.sentFiles.known(['aa', 'none'])).toEqual(new Set(['aa']));
  });

  it('is listed by owner, page by page', async () => {
    for (const name of ['p3', 'p1', 'p2']) await add('pat', name);
    await add('kim', 'p1');
    expect(await accounts.sentFiles.ownersOf('p1')).toEqual(['kim', 'pat']);
    expect(await accounts.sentFiles.ownersOf('none')).toEqual([]);
    const names = async (after: string) => (await accounts.sentFiles.ownedBy('pat', after, 2)).map(({ name }) => name);
    expect([await names(''), await names('p2')]).toEqual([['p1', 'p2'], ['p3']]);
  });

  it('is old when nobody has sent the same since, and goes then', async () => {
    await add('rob', 'r1', '01');
    await add('rob', 'r2', '01');
    await add('sue', 'r2', '06');
    const old = async (day: string) =>
      (await accounts.sentFiles.sentBefore(before(day), 'r0', 5)).filter((name) => name.startsWith('r'));
    expect([await old('01'), await old('05'), await old('07')]).toEqual([[], ['r1'], ['r1', 'r2']]);
    expect(await accounts.sentFiles.sentBefore(before('07'), 'r0', 1)).toEqual(['r1']);
    await accounts.sentFiles.removeSentBefore('r2', before('05'));
    await accounts.sentFiles.removeSentBefore('r1', before('05'));
    expect(await accounts.sentFiles.known(['r1', 'r2'])).toEqual(new Set(['r2']));
  });

  it('is exported and erased with its owner’s account', async () => {
    await add('tom', 'tt');
    await add('uma', 'tt');
    expect((await accounts.persons.rows('tom'))['sentFile']).toMatchObject([{ name: 'tt', ...measures }]);
    expect(await accounts.persons.erase('tom')).toBe(true);
    expect(await accounts.sentFiles.get('tom', 'tt')).toBeUndefined();
    expect(await accounts.sentFiles.known(['tt'])).toEqual(new Set(['tt']));
  });
};
