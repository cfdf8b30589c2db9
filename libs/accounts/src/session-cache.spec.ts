import { SessionCache, type Session } from './session-cache.ts';

const session: Session = {
  sessionId: 's1',
  userId: 'u1',
  name: 'Ann',
  email: 'ann@example.org',
  secondFactor: false,
  confirmed: true,
  signedInAt: '2026-03-01T00:00:00.000Z',
  provedAt: null,
  twoFactor: false,
  language: 'en',
  setCookies: ['a=b'],
};
const inAnHour = new Date(3_600_000);

const cacheAt = () => {
  const clock = { now: 0 };
  const cache = new SessionCache(() => clock.now);
  return { clock, cache, load: (expiresAt = inAnHour) => cache.load('t1.sig', async () => ({ session, expiresAt })) };
};

describe('the session cache', () => {
  it('remembers a session for 30 s, without the cookies of the first answer', async () => {
    const { clock, cache, load } = cacheAt();
    await load();
    clock.now = 29_999;
    expect(cache.get('t1.sig')).toEqual({ ...session, setCookies: [] });
    clock.now = 30_000;
    expect(cache.get('t1.sig')).toBeUndefined();
  });

  it('remembers it for five minutes where the store does not answer, and never longer than the session', async () => {
    const { clock, cache, load } = cacheAt();
    await load();
    clock.now = 299_999;
    expect(cache.whileAway('t1.sig')).toEqual({ ...session, setCookies: [] });
    expect(cache.whileAway('t1.other')).toBeUndefined();
    clock.now = 300_000;
    expect(cache.whileAway('t1.sig')).toBeUndefined();
    await load(new Date(301_000));
    clock.now = 301_000;
    expect(cache.whileAway('t1.sig')).toBeUndefined();
  });

  it('never outlives the session itself', async () => {
    const { clock, cache, load } = cacheAt();
    await load(new Date(1_000));
    clock.now = 1_000;
    expect(cache.get('t1.sig')).toBeUndefined();
  });

  it('gives nothing to another signature of the same token', async () => {
    const { cache, load } = cacheAt();
    await load();
    expect(cache.get('t1.forged')).toBeUndefined();
    expect(cache.get('t1.sig')).toBeDefined();
  });

  it('forgets a dropped session at once', async () => {
    const { cache, load } = cacheAt();
    await load();
    cache.drop('t1');
    expect(cache.get('t1.sig')).toBeUndefined();
  });

  it('forgets all sessions of a user at once', async () => {
    const { cache, load } = cacheAt();
    await load();
    cache.dropUser('u2');
    expect(cache.get('t1.sig')).toBeDefined();
    cache.dropUser('u1');
    expect(cache.get('t1.sig')).toBeUndefined();
  });

  it('does not remember a look-up that was under way when a session was dropped', async () => {
    const { cache } = cacheAt();
    await cache.load('t1.sig', async () => {
      cache.drop('t1');
      return { session, expiresAt: inAnHour };
    });
    expect(cache.get('t1.sig')).toBeUndefined();
  });
});
