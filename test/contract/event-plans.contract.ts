import type { Accounts } from '#accounts';

const MAX_COUNT = 3;

/** What event plans guarantee on every store; `open` opens the same store each time. */
export const eventPlansContract = (open: () => Promise<Accounts>): void => {
  let accounts: Accounts;
  beforeAll(async () => void (accounts = await open()));
  afterAll(() => accounts.close());

  const person = async (name: string) => {
    const userId = `${name}-plans`;
    const wanted = { name: `plans ${name}`, email: `${name}@plans.example`, password: 'long enough' };
    await accounts.ensureAccount(userId, wanted);
    return userId;
  };
  const idsOf = async (limit: number) => {
    const ids: string[] = [];
    for (let after = ''; ;) {
      const page = await accounts.eventPlans.after(after, limit);
      ids.push(...page.map(({ userId }) => userId));
      if (page.length < limit) return ids.filter((id) => id.endsWith('-plans'));
      after = ids.at(-1) ?? after;
    }
  };

  it('keep what was said last, and of choices those that were made last', async () => {
    const { eventPlans } = accounts;
    const userId = await person('ada');
    expect(await eventPlans.of(userId)).toBeUndefined();
    await eventPlans.choose(userId, 'event:a', true, MAX_COUNT);
    await eventPlans.choose(userId, 'event:b', false, MAX_COUNT);
    await eventPlans.set(userId, { leadMinutes: 60 });
    await eventPlans.choose(userId, 'event:a', false, MAX_COUNT);
    await Promise.all(['c', 'd'].map((event) => eventPlans.choose(userId, `event:${event}`, true, MAX_COUNT)));
    const plan = await eventPlans.of(userId);
    expect(plan?.settings).toEqual({ leadMinutes: 60 });
    expect(plan?.choices).toEqual({ 'event:a': false, 'event:c': true, 'event:d': true });
    await eventPlans.choose(userId, 'event:c', null, MAX_COUNT);
    expect((await eventPlans.of(userId))?.choices).toEqual({ 'event:a': false, 'event:d': true });
    await eventPlans.choose('nobody', 'event:a', true, MAX_COUNT);
    expect(await eventPlans.of('nobody')).toBeUndefined();
  });

  it('have one secret address, which leads nowhere once it was renewed or revoked', async () => {
    const { eventPlans } = accounts;
    const [userId, other] = [await person('bob'), await person('cat')];
    await eventPlans.setCalendarSecret(userId, 'first');
    await eventPlans.setCalendarSecret(other, null);
    expect(await eventPlans.byCalendarSecret('first')).toMatchObject({ userId });
    await eventPlans.setCalendarSecret(userId, 'second');
    expect(await eventPlans.byCalendarSecret('first')).toBeUndefined();
    expect(await eventPlans.byCalendarSecret('second')).toMatchObject({ userId, plan: { calendarSecret: 'second' } });
    await eventPlans.setCalendarSecret(userId, null);
    expect(await eventPlans.byCalendarSecret('second')).toBeUndefined();
    expect((await eventPlans.of(userId))?.calendarSecret).toBeNull();
  });

  it('are found page by page but for who leaves, are exported without the secret, and go with the account', async () => {
    const { eventPlans, persons } = accounts;
    const userIds = await Promise.all(['dot', 'eve', 'fox'].map(person));
    for (const userId of userIds) await eventPlans.choose(userId, 'kind:daily', true, MAX_COUNT);
    const [, eve = ''] = userIds;
    await eventPlans.setCalendarSecret(eve, 'whispered');
    expect(await idsOf(2)).toEqual(expect.arrayContaining(userIds));
    await persons.startClosing(eve, '2999-01-01T00:00:00.000Z');
    const staying = await idsOf(2);
    expect([staying.includes(eve), staying.length]).toEqual([false, new Set(staying).size]);
    expect(await eventPlans.byCalendarSecret('whispered')).toBeUndefined();
    await persons.stopClosing(eve);
    const rows = JSON.stringify(await persons.rows(eve));
    expect([rows.includes('kind:daily'), rows.includes('whispered')]).toEqual([true, false]);
    await persons.erase(eve);
    expect(await eventPlans.of(eve)).toBeUndefined();
  });
};
