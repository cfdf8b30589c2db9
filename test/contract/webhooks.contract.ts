import { type Accounts, untried } from '#accounts';

const MAX_COUNT = 2;
const hook = (id: string, minute = '00') => ({
  id,
  secret: `the secret of ${id}`,
  url: `https://hooks.example/${id}`,
  topics: ['times'],
  createdAt: `2026-03-01T00:${minute}:00.000Z`,
  ...untried(7),
});

/** What webhooks guarantee on every store; `open` opens the same store each time. */
export const webhooksContract = (open: () => Promise<Accounts>): void => {
  let accounts: Accounts;
  beforeAll(async () => void (accounts = await open()));
  afterAll(() => accounts.close());

  const person = async (name: string) => {
    const userId = `${name}-hooks`;
    const email = `${name}@hooks.example`;
    await accounts.ensureAccount(userId, { name: `hooks ${name}`, email, password: 'long enough' });
    return userId;
  };
  const activeOf = async (id: string) => (await accounts.webhooks.active()).find((one) => one.id === id);

  it('are so many and no more, the newest first, without their secrets', async () => {
    const userId = await person('ada');
    expect(await accounts.webhooks.add(userId, hook('ada-1'), MAX_COUNT)).toBe(true);
    expect(await accounts.webhooks.add(userId, hook('ada-2', '01'), MAX_COUNT)).toBe(true);
    expect(await accounts.webhooks.add(userId, hook('ada-3'), MAX_COUNT)).toBe(false);
    expect(await accounts.webhooks.add('nobody', hook('no-1'), MAX_COUNT)).toBe(false);
    const { secret: _, ...newest } = hook('ada-2', '01');
    const own = await accounts.webhooks.of(userId);
    expect([own[0], own.length]).toEqual([newest, MAX_COUNT]);
    expect(await activeOf('ada-1')).toEqual({ ...hook('ada-1'), turn: 0 });
  });

  it('are told no longer once parked, and from where their owner says when sent back', async () => {
    const [userId, other] = [await person('bob'), await person('cat')];
    await accounts.webhooks.add(userId, hook('bob-1'), MAX_COUNT);
    const parked = { ...untried(9), tries: 30, parkedAt: '2026-03-02T00:00:00.000Z', lastAnswer: '500' };
    await accounts.webhooks.note('bob-1', 0, parked);
    expect(await accounts.webhooks.of(userId)).toMatchObject([parked]);
    expect(await activeOf('bob-1')).toBeUndefined();
    expect(await accounts.webhooks.replay(other, 'bob-1', 3)).toBe(false);
    expect(await accounts.webhooks.replay(userId, 'bob-1', 3)).toBe(true);
    expect(await activeOf('bob-1')).toMatchObject({ ...untried(3), turn: 1 });
    // A request that was under way at the reset has no effect on it.
    await accounts.webhooks.note('bob-1', 0, untried(9));
    expect(await activeOf('bob-1')).toMatchObject({ position: 3 });
  });

  it('are removed by their owner alone, and go with the account', async () => {
    const [userId, other] = [await person('dot'), await person('eve')];
    for (const id of ['dot-1', 'dot-2']) await accounts.webhooks.add(userId, hook(id), MAX_COUNT);
    expect(await accounts.webhooks.remove(other, 'dot-1')).toBe(false);
    expect(await accounts.webhooks.remove(userId, 'dot-1')).toBe(true);
    await accounts.persons.startClosing(userId, '2999-01-01T00:00:00.000Z');
    expect(await activeOf('dot-2')).toBeUndefined();
    await accounts.persons.stopClosing(userId);
    expect(await activeOf('dot-2')).toBeDefined();
    const rows = JSON.stringify(await accounts.persons.rows(userId));
    expect(rows).toContain('https://hooks.example/dot-2');
    expect(rows).not.toContain('the secret of');
    await accounts.persons.erase(userId);
    expect(await accounts.webhooks.of(userId)).toEqual([]);
  });
};
