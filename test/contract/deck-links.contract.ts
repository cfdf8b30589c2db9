import type { Accounts } from '#accounts';

/** What short links to decks promise on every store. */
export const deckLinksContract = (open: () => Promise<Accounts>): void => {
  let accounts: Accounts;
  beforeAll(async () => void (accounts = await open()));
  afterAll(() => accounts.close());

  it('mean one query for good, though two ask for a code at once', async () => {
    const { deckLinks } = accounts;
    expect(await deckLinks.queryOf('aaaa')).toBeUndefined();
    const kept = await Promise.all(['?share=~CFlea', '?share=~CMistral'].map((query) => deckLinks.keep('aaaa', query)));
    expect(kept.toSorted()).toEqual([false, true]);
    const query = await deckLinks.queryOf('aaaa');
    expect(await deckLinks.keep('aaaa', query ?? '')).toBe(true);
    expect(await deckLinks.keep('aaaa', '?share=~CPelican')).toBe(false);
    expect(await deckLinks.queryOf('aaaa')).toBe(query);
  });
};
