import type { Accounts } from '#accounts';

const MAX_COUNT = 3;
const key = (id: string, minute = '00') => ({
  id,
  hash: `hash of ${id}`,
  name: `Key ${id}`,
  scopes: ['lap-times'],
  createdAt: `2026-03-01T00:${minute}:00.000Z`,
});

/** What API keys guarantee on every store; `open` opens the same store each time. */
export const apiKeysContract = (open: () => Promise<Accounts>): void => {
  let accounts: Accounts;
  beforeAll(async () => void (accounts = await open()));
  afterAll(() => accounts.close());

  const person = async (name: string) => {
    const userId = `${name}-keys`;
    const email = `${name}@keys.example`;
    await accounts.ensureAccount(userId, { name: `keys ${name}`, email, password: 'long enough' });
    return userId;
  };

  it('a key leads to its owner and what it may do, the newest stands first', async () => {
    const userId = await person('ada');
    expect(await accounts.apiKeys.of(userId)).toEqual([]);
    expect(await accounts.apiKeys.add(userId, key('ada-1'), MAX_COUNT)).toBe(true);
    expect(await accounts.apiKeys.add(userId, { ...key('ada-2', '01'), scopes: [] }, MAX_COUNT)).toBe(true);
    const [newest, oldest] = await accounts.apiKeys.of(userId);
    expect(newest).toEqual({
      id: 'ada-2',
      name: 'Key ada-2',
      scopes: [],
      createdAt: '2026-03-01T00:01:00.000Z',
      lastUsedOn: null,
    });
    expect(oldest?.scopes).toEqual(['lap-times']);
    expect(await accounts.apiKeys.find('hash of ada-1')).toMatchObject({
      id: 'ada-1',
      userId,
      userName: 'keys ada',
      email: 'ada@keys.example',
      scopes: ['lap-times'],
      lastUsedOn: null,
    });
    expect(await accounts.apiKeys.find('hash of nobody')).toBeUndefined();
  });

  it('the day of its last use is kept', async () => {
    const userId = await person('ben');
    await accounts.apiKeys.add(userId, key('ben-1'), MAX_COUNT);
    await accounts.apiKeys.used('ben-1', '2026-03-02');
    expect((await accounts.apiKeys.of(userId))[0]?.lastUsedOn).toBe('2026-03-02');
    expect((await accounts.apiKeys.find('hash of ben-1'))?.lastUsedOn).toBe('2026-03-02');
  });

  it('there are no more than so many, and none of nobody', async () => {
    const userId = await person('cat');
    for (const id of ['cat-1', 'cat-2', 'cat-3']) await accounts.apiKeys.add(userId, key(id), MAX_COUNT);
    expect(await accounts.apiKeys.add(userId, key('cat-4'), MAX_COUNT)).toBe(false);
    expect(await accounts.apiKeys.of(userId)).toHaveLength(MAX_COUNT);
    expect(await accounts.apiKeys.add('nobody', key('no-1'), MAX_COUNT)).toBe(false);
  });

  it('revoked by its owner alone, it is none in another process at once', async () => {
    const [userId, other] = [await person('dot'), await person('eve')];
    const elsewhere = await open();
    await accounts.apiKeys.add(userId, key('dot-1'), MAX_COUNT);
    expect((await elsewhere.apiKeys.find('hash of dot-1'))?.userId).toBe(userId);
    expect(await accounts.apiKeys.revoke(other, 'dot-1')).toBe(false);
    expect(await accounts.apiKeys.revoke(userId, 'dot-1')).toBe(true);
    expect(await elsewhere.apiKeys.find('hash of dot-1')).toBeUndefined();
    expect(await accounts.apiKeys.revoke(userId, 'dot-1')).toBe(false);
    await elsewhere.close();
  });

  it('of an account that closes it opens nothing until the account is kept, and goes with it', async () => {
    const userId = await person('fox');
    await accounts.apiKeys.add(userId, key('fox-1'), MAX_COUNT);
    await accounts.persons.startClosing(userId, '2999-01-01T00:00:00.000Z');
    expect(await accounts.apiKeys.find('hash of fox-1')).toBeUndefined();
    await accounts.persons.stopClosing(userId);
    expect(await accounts.apiKeys.find('hash of fox-1')).toBeDefined();
    const rows = JSON.stringify(await accounts.persons.rows(userId));
    expect(rows).toContain('Key fox-1');
    expect(rows).not.toContain('hash of');
    await accounts.persons.erase(userId);
    expect(await accounts.apiKeys.of(userId)).toEqual([]);
    expect(await accounts.apiKeys.find('hash of fox-1')).toBeUndefined();
  });
};
