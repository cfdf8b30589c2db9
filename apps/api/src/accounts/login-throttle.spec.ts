import { countersInMemory } from './counters.ts';
import { LoginThrottle } from './login-throttle.ts';

const brakeAt = () => {
  const clock = { now: 0 };
  const waits: number[] = [];
  const brake = new LoginThrottle(
    countersInMemory(() => clock.now),
    async (ms) => void waits.push(ms),
  );
  const answers = (status: number) => async (address: string, account?: string) =>
    brake.hold({ address, account }, async () => ({ ok: status === 200, status }));
  const signIn = answers(200);
  const guess = answers(401);
  const fail = async (times: number, address: string, account = 'ann') => {
    for (let n = 0; n < times; n += 1) await guess(address, account);
  };
  return { clock, waits, brake, signIn, fail, unavailable: answers(503) };
};

describe('the brake on sign-ins', () => {
  it('holds an address back after ten failures, until the quarter of an hour is over', async () => {
    const { clock, signIn, fail } = brakeAt();
    await fail(9, 'here');
    await signIn('here', 'bob');
    await fail(1, 'here');
    clock.now = 60_000;
    await expect(signIn('here', 'bob')).rejects.toMatchObject({ code: 'too-many-requests', retryAfter: 840 });
    clock.now = 15 * 60_000;
    await expect(signIn('here', 'bob')).resolves.toMatchObject({ ok: true });
  });

  it('lets no more than ten of a hundred guesses at once be looked at', async () => {
    const { brake } = brakeAt();
    let looked = 0;
    const guesses = Array.from({ length: 100 }, () =>
      brake.hold({ address: 'here' }, async () => {
        looked += 1;
        return { ok: false, status: 401 };
      }),
    );
    const refused = (await Promise.allSettled(guesses)).filter(({ status }) => status === 'rejected');
    expect([looked, refused.length]).toEqual([10, 90]);
  });

  it('lets an address go on whose many tries at once were right, those that were refused among them', async () => {
    const { brake, signIn } = brakeAt();
    const tries = Array.from({ length: 100 }, () =>
      brake.hold({ address: 'club' }, async () => ({ ok: true, status: 200 })),
    );
    const refused = (await Promise.allSettled(tries)).filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(90);
    await expect(signIn('club', 'ann')).resolves.toMatchObject({ ok: true });
  });

  it('counts what was right, or could not be asked, against nobody', async () => {
    const { brake, waits, signIn, unavailable, fail } = brakeAt();
    await fail(9, 'here');
    for (let n = 0; n < 20; n += 1) await signIn('here', 'ann');
    for (let n = 0; n < 20; n += 1) await unavailable('here', 'ann');
    await expect(brake.hold({ address: 'here' }, () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    await expect(signIn('here', 'ann')).resolves.toMatchObject({ ok: true });
    expect(waits).toEqual([]);
  });

  it('makes an account slower and slower from every address, and lets its owner in', async () => {
    const { waits, signIn, fail } = brakeAt();
    for (let n = 0; n < 10; n += 1) await fail(1, `robot ${n}`);
    await signIn('home', 'ann');
    for (let n = 0; n < 2; n += 1) await fail(1, `slowed ${n}`);
    expect(waits).toEqual([250, 250, 500]);
    for (let n = 0; n < 20; n += 1) await fail(1, `later ${n}`);
    waits.length = 0;
    await signIn('home', 'ann');
    await signIn('home', 'bob');
    expect(waits).toEqual([3_000]);
  });

  it('lets an address go on whose user has set a new password by mail', async () => {
    const { brake, signIn, fail } = brakeAt();
    await fail(10, 'here');
    await brake.release('here');
    await expect(signIn('here', 'ann')).resolves.toMatchObject({ ok: true });
  });

  it('refuses an account’s hundred-and-first guess of a day from anywhere new, and nobody who was there before', async () => {
    const { brake, signIn, fail } = brakeAt();
    await signIn('home', 'ann');
    for (let n = 0; n < 110; n += 1) await fail(1, `robot ${n}`).catch(() => undefined);
    await expect(signIn('new phone', 'ann')).rejects.toMatchObject({ code: 'too-many-requests' });
    await expect(signIn('home', 'ann')).resolves.toMatchObject({ ok: true });
    await expect(signIn('new phone', 'bob')).resolves.toMatchObject({ ok: true });
    await brake.release('new phone');
    await expect(signIn('new phone', 'ann')).resolves.toMatchObject({ ok: true });
  });

  it('tells an account’s owner once a day that somebody guesses', async () => {
    const { brake } = brakeAt();
    const told: string[] = [];
    const warnOwner = async (account: string) => void told.push(account);
    const guess = async (n: number) => ({ ok: false, status: 401, n });
    const guesses = async (from: number, to: number) => {
      for (let n = from; n < to; n += 1)
        await brake.hold({ address: `robot ${n}`, account: 'ann', warnOwner }, () => guess(n));
    };
    await guesses(0, 19);
    expect(told).toEqual([]);
    await guesses(19, 60);
    expect(told).toEqual(['ann']);
  });
});
