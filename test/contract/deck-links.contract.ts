import type { Accounts } from '#accounts';

export const deckLinksContract = (open: () => Promise<Accounts>): void => {
  let accounts: Accounts;
  beforeAll(async () => void (accounts = await open()));
  afterAll(() => accounts.close());

  it('mean one query, though two ask for a code at once', async () => {
    const { deckLinks } = accounts;
    expect(await deckLinks.queryOf('aaaa')).toBeUndefined();
    const asked = ['?share=~CFlea', '?share=~CMistral'];
    const kept = await Promise.all(asked.map((query) => deckLinks.keep('aaaa', query, '2026-04-01')));
    expect(kept.toSorted()).toEqual([false, true]);
    const query = await deckLinks.queryOf('aaaa');
    expect(await deckLinks.keep('aaaa', query ?? '', '2026-04-01')).toBe(true);
    expect(await deckLinks.keep('aaaa', '?share=~CPelican', '2026-04-01')).toBe(false);
    expect(await deckLinks.queryOf('aaaa')).toBe(query);
  });

  it('end after their last day, which is never set back', async () => {
    const { deckLinks } = accounts;
    const clear = (today: string) => deckLinks.clear({ today, until: '2030-01-01', most: 99 });
    for (const code of ['bbbb', 'cccc']) await deckLinks.keep(code, `?share=~C${code}`, '2026-04-01');
    await deckLinks.prolong('cccc', '2027-04-01');
    await deckLinks.prolong('cccc', '2026-01-01');
    await deckLinks.keep('cccc', '?share=~Ccccc', '2026-05-01');
    await clear('2026-04-01');
    expect(await deckLinks.queryOf('bbbb')).toBe('?share=~Cbbbb');
    await clear('2026-04-02');
    expect([await deckLinks.queryOf('bbbb'), await deckLinks.queryOf('cccc')]).toEqual([undefined, '?share=~Ccccc']);
    await deckLinks.prolong('bbbb', '2028-01-01');
    expect([await deckLinks.queryOf('bbbb'), await deckLinks.count()]).toEqual([undefined, 1]);
  });

  it('are so many: those that end first go', async () => {
    const { deckLinks } = accounts;
    for (const [code, until] of [
      ['dddd', '2026-06-01'],
      ['eeee', '2026-07-01'],
      ['ffff', '2026-05-01'],
    ] as const)
      await deckLinks.keep(code, `?share=~C${code}`, until);
    await deckLinks.clear({ today: '2026-04-02', until: '2030-01-01', most: 2 });
    const left = await Promise.all(['cccc', 'dddd', 'eeee', 'ffff'].map((code) => deckLinks.queryOf(code)));
    expect(left.map((query) => query !== undefined)).toEqual([true, false, true, false]);
    expect(await deckLinks.count()).toBe(2);
  });
};
