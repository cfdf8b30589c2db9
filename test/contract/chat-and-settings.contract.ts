import type { Accounts, ChatAttempt } from '#accounts';

const attempt = (userId: string, more: Partial<ChatAttempt> = {}): ChatAttempt => ({
  userId,
  chatId: '900719925474099301',
  name: 'driver',
  secret: 'hash',
  expiresAt: '2026-03-01T00:10:00.000Z',
  triesLeft: 2,
  cause: null,
  ...more,
});

export const chatAndSettingsContract = (open: () => Promise<Accounts>): void => {
  let accounts: Accounts;
  beforeAll(async () => void (accounts = await open()));
  afterAll(() => accounts.close());

  const person = async (name: string) => {
    const userId = `${name}-chat`;
    await accounts.ensureAccount(userId, {
      name: `chat ${name}`,
      email: `${name}@chat.example`,
      password: 'long enough',
    });
    return userId;
  };

  it('an attempt takes the place of the one before, and its tries run out', async () => {
    const userId = await person('ada');
    expect(await accounts.chatLinks.attemptOf(userId)).toBeUndefined();
    await accounts.chatLinks.recordAttempt(attempt(userId, { chatId: '900719925474099300' }));
    await accounts.chatLinks.recordAttempt(attempt(userId));
    expect(await accounts.chatLinks.takeTry(userId)).toEqual(attempt(userId, { triesLeft: 1 }));
    expect(await accounts.chatLinks.takeTry(userId)).toEqual(attempt(userId, { triesLeft: 0 }));
    expect(await accounts.chatLinks.takeTry(userId)).toBeUndefined();
  });

  it('a chat account is one user’s, whoever asks at once, until it is unlinked', async () => {
    const users = await Promise.all(['ben', 'bob', 'bud'].map(person));
    const chatId = '900719925474099302';
    const at = '2026-03-01T00:00:00.000Z';
    await Promise.all(users.map((userId) => accounts.chatLinks.recordAttempt(attempt(userId))));
    const linked = await Promise.all(
      users.map((userId) => accounts.chatLinks.link({ userId, chatId, name: 'driver', at })),
    );
    expect([...linked].sort()).toEqual([false, false, true]);
    const owner = users[linked.indexOf(true)] ?? '';
    const [other] = users.filter((userId) => userId !== owner);
    expect(await accounts.chatLinks.linkOf(owner)).toEqual({ userId: owner, chatId, name: 'driver', at });
    expect(await accounts.chatLinks.attemptOf(owner)).toBeUndefined();
    expect(await accounts.chatLinks.attemptOf(other ?? '')).toBeDefined();
    expect(await accounts.chatLinks.link({ userId: owner, chatId: '900719925474099303', name: 'b', at })).toBe(false);
    await accounts.chatLinks.unlink(owner);
    expect(await accounts.chatLinks.link({ userId: other ?? '', chatId, name: 'driver', at })).toBe(true);
  });

  it('of settings the newest stay, in whatever order they come', async () => {
    const userId = await person('cat');
    const settings = (hour: string, theme: string) => ({
      changedAt: `2026-03-01T${hour}:00:00.000Z`,
      options: { theme },
    });
    expect(await accounts.settings.of(userId)).toBeUndefined();
    await accounts.settings.keep(userId, settings('10', 'dark'));
    await accounts.settings.keep(userId, settings('12', 'light'));
    await accounts.settings.keep(userId, settings('11', 'system'));
    expect(await accounts.settings.of(userId)).toEqual(settings('12', 'light'));
    await accounts.settings.keep(userId, settings('09', 'dark'));
    expect(await accounts.settings.of(userId)).toEqual(settings('12', 'light'));
  });

  it('of saved filters the newest of each name stay, and that one was removed', async () => {
    const userId = await person('eve');
    const { savedFilters } = accounts;
    const filter = (name: string, hour: string, text: string | null) => ({
      name,
      text,
      changedAt: `2026-03-01T${hour}:00:00.000Z`,
    });
    const [wet, dry] = [filter('wet', '10', '~N~cS'), filter('dry', '11', '~N~cA')];
    await savedFilters.keep(userId, [wet, dry], 3);
    expect(await savedFilters.of(userId)).toEqual([dry, wet]);
    await savedFilters.keep(userId, [filter('wet', '09', '~N~cF'), filter('dry', '12', null)], 3);
    expect(await savedFilters.of(userId)).toEqual([filter('dry', '12', null), wet]);
    await savedFilters.keep(userId, [filter('one', '13', ''), filter('two', '14', '')], 3);
    expect((await savedFilters.of(userId)).map(({ name }) => name)).toEqual(['two', 'one', 'dry']);
    expect(await savedFilters.of(await person('fox'))).toEqual([]);
    expect(JSON.stringify(await accounts.persons.rows(userId))).toContain('"name":"dry"');
    await accounts.persons.erase(userId);
    expect(await savedFilters.of(userId)).toEqual([]);
  });

  it('hands of rounds are kept apart from filters, and go with their owner', async () => {
    const userId = await person('ivy');
    const hand = { name: 'alpine|1', text: '3|Flea_332~~~~', changedAt: '2026-03-01T10:00:00.000Z' };
    await accounts.savedHands.keep(userId, [hand], 3);
    expect([await accounts.savedHands.of(userId), await accounts.savedFilters.of(userId)]).toEqual([[hand], []]);
    expect(JSON.stringify(await accounts.persons.rows(userId))).toContain('Flea_332');
    await accounts.persons.erase(userId);
    expect(await accounts.savedHands.of(userId)).toEqual([]);
  });

  it('matches are kept apart from hands, and go with their owner', async () => {
    const userId = await person('kim');
    const match = { name: 'Cup', text: 'own=Flea~332', changedAt: '2026-03-01T10:00:00.000Z' };
    await accounts.savedMatches.keep(userId, [match], 3);
    expect([await accounts.savedMatches.of(userId), await accounts.savedHands.of(userId)]).toEqual([[match], []]);
    expect(JSON.stringify(await accounts.persons.rows(userId))).toContain('own=Flea');
    await accounts.persons.erase(userId);
    expect(await accounts.savedMatches.of(userId)).toEqual([]);
  });

  it('of saved decks the newest of each id stay, and that one was removed', async () => {
    const userId = await person('gil');
    const { savedDecks } = accounts;
    const deck = (id: string, hour: string, name: string | null) => ({
      id,
      deck: name === null ? null : { name, query: '?share=~CFlea~T332' },
      changedAt: `2026-03-01T${hour}:00:00.000Z`,
    });
    const [wet, dry] = [deck('a', '10', 'Wet'), deck('b', '11', 'Dry')];
    await savedDecks.keep(userId, [wet, dry], 3);
    expect(await savedDecks.of(userId)).toEqual([dry, wet]);
    await savedDecks.keep(userId, [deck('a', '09', 'Older'), deck('b', '12', null)], 3);
    expect(await savedDecks.of(userId)).toEqual([deck('b', '12', null), wet]);
    await savedDecks.keep(userId, [deck('c', '13', 'One'), deck('d', '14', 'Two')], 3);
    expect((await savedDecks.of(userId)).map(({ id }) => id)).toEqual(['d', 'c', 'b']);
    expect(await savedDecks.of(await person('hal'))).toEqual([]);
    expect(JSON.stringify(await accounts.persons.rows(userId))).toContain('"Two"');
    await accounts.persons.erase(userId);
    expect(await savedDecks.of(userId)).toEqual([]);
  });

  it('both go with the account', async () => {
    const userId = await person('dot');
    await accounts.chatLinks.recordAttempt(attempt(userId));
    await accounts.chatLinks.link({
      userId,
      chatId: '900719925474099304',
      name: 'dot',
      at: '2026-03-01T00:00:00.000Z',
    });
    await accounts.chatLinks.recordAttempt(attempt(userId));
    await accounts.settings.keep(userId, { changedAt: '2026-03-01T00:00:00.000Z', options: { theme: 'dark' } });
    expect(JSON.stringify(await accounts.persons.rows(userId))).toContain('900719925474099304');
    expect(JSON.stringify(await accounts.persons.rows(userId))).not.toContain('hash');
    await accounts.persons.erase(userId);
    expect(await accounts.chatLinks.linkOf(userId)).toBeUndefined();
    expect(await accounts.chatLinks.attemptOf(userId)).toBeUndefined();
    expect(await accounts.settings.of(userId)).toBeUndefined();
  });
};
