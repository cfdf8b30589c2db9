import { countersInMemory } from './counters.ts';
import { SignInBrake } from './sign-in-brake.ts';

const brakeAt = () => {
  const clock = { now: 0 };
  const waits: number[] = [];
  const brake = new SignInBrake(
    countersInMemory(() => clock.now),
    async (ms) => void waits.push(ms),
  );
  const fail = async (times: number, address: string, account = 'ann') => {
    for (let n = 0; n < times; n += 1) await brake.failed(address, account);
  };
  return { clock, waits, brake, fail };
};

describe('the brake on sign-ins', () => {
  it('holds an address back after ten failures, until the quarter of an hour is over', async () => {
    const { clock, brake, fail } = brakeAt();
    await fail(9, 'here');
    await brake.before('here', 'bob');
    await fail(1, 'here');
    clock.now = 60_000;
    await expect(brake.before('here', 'bob')).rejects.toMatchObject({ code: 'too-many-requests', retryAfter: 840 });
    clock.now = 15 * 60_000;
    await expect(brake.before('here', 'bob')).resolves.toBeUndefined();
  });

  it('makes an account slower and slower from every address, and lets its owner in', async () => {
    const { waits, brake, fail } = brakeAt();
    for (let n = 0; n < 10; n += 1) await fail(1, `robot ${n}`);
    await brake.before('home', 'ann');
    for (let n = 0; n < 20; n += 1) await fail(1, `robot ${n}`);
    await brake.before('home', 'ann');
    await brake.before('home', 'bob');
    expect(waits).toEqual([250, 3_000]);
  });

  it('lets an address go on whose user has set a new password by mail', async () => {
    const { brake, fail } = brakeAt();
    await fail(10, 'here');
    await brake.release('here');
    await expect(brake.before('here', 'ann')).resolves.toBeUndefined();
  });
});
