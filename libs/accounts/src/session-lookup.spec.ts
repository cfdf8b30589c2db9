import { AccountsUnavailable } from './accounts.ts';
import type { Auth } from './auth.ts';
import { SessionCache } from './session-cache.ts';
import { sessionLookups } from './session-lookup.ts';

const user = { id: 'u1', name: 'Ann', email: 'ann@example.org', emailVerified: true, language: 'en' };
const day = new Date('2026-03-01T00:00:00.000Z');

/** A store that can be switched off, and counts its requests. */
const aStore = async () => {
  const store = { isAway: false, asked: 0 };
  const getSession = async () => {
    store.asked += 1;
    if (store.isAway) throw new Error('no server');
    const session = { createdAt: day, expiresAt: new Date(3_600_000) };
    return { headers: new Headers(), response: { user, session } };
  };
  const clock = { now: 0 };
  const context = { authCookies: { sessionToken: { name: 'tdr' } } };
  const auth = { $context: Promise.resolve(context), api: { getSession } } as unknown as Auth;
  const sessions = new SessionCache(() => clock.now);
  return { store, clock, sessions, ...(await sessionLookups(auth, sessions)) };
};

describe('a session whose store does not answer', () => {
  it('is believed for some minutes, without a wait for each request', async () => {
    const { store, clock, sessionOf } = await aStore();
    await sessionOf('tdr=t1.sig');
    [store.isAway, clock.now] = [true, 60_000];
    expect((await sessionOf('tdr=t1.sig'))?.userId).toBe('u1');
    expect((await sessionOf('tdr=t1.sig'))?.userId).toBe('u1');
    expect(store.asked).toBe(2);
    clock.now = 300_000;
    await expect(sessionOf('tdr=t1.sig')).rejects.toBeInstanceOf(AccountsUnavailable);
  });

  it('is not believed where it was never seen, was ended, or an act of staff asks', async () => {
    const { store, clock, sessions, sessionOf, freshSessionOf } = await aStore();
    await sessionOf('tdr=t1.sig');
    [store.isAway, clock.now] = [true, 60_000];
    await expect(sessionOf('tdr=t2.sig')).rejects.toBeInstanceOf(AccountsUnavailable);
    await expect(freshSessionOf('tdr=t1.sig')).rejects.toBeInstanceOf(AccountsUnavailable);
    sessions.drop('t1');
    await expect(sessionOf('tdr=t1.sig')).rejects.toBeInstanceOf(AccountsUnavailable);
  });
});
