import { afterQuiet, type Timer } from './after-quiet.ts';

const aClock = () => {
  let now = 0;
  const due = new Set<{ at: number; run: () => void }>();
  const timer: Timer = (ms, run) => {
    const entry = { at: now + ms, run };
    due.add(entry);
    return () => due.delete(entry);
  };
  const pass = (ms: number): void => {
    now += ms;
    for (const entry of due) if (entry.at <= now && due.delete(entry)) entry.run();
  };
  return { timer, pass };
};

const someWork = () => {
  const begun: ((done: boolean) => Promise<void>)[] = [];
  const work = (): Promise<boolean> => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    begun.push(async (done) => {
      resolve(done);
      await promise;
      await Promise.resolve();
    });
    return promise;
  };
  return { work, begun };
};

const set = () => {
  const [clock, { work, begun }] = [aClock(), someWork()];
  return { ...clock, begun, quiet: afterQuiet(1_000, work, clock.timer) };
};

describe('after a second of quiet', () => {
  it('is worked once for a burst, counted from its last', () => {
    const { quiet, pass, begun } = set();
    quiet.heard();
    pass(900);
    quiet.heard();
    pass(900);
    expect(begun).toHaveLength(0);
    pass(100);
    expect(begun).toHaveLength(1);
  });

  it('is worked again for what was heard meanwhile, after the first is done', async () => {
    const { quiet, pass, begun } = set();
    quiet.heard();
    pass(1_000);
    quiet.heard();
    pass(5_000);
    expect(begun).toHaveLength(1);
    await begun[0]?.(true);
    pass(1_000);
    expect(begun).toHaveLength(2);
    await begun[1]?.(true);
    pass(5_000);
    expect(begun).toHaveLength(2);
  });

  it('is worked again when it failed', async () => {
    const { quiet, pass, begun } = set();
    quiet.heard();
    pass(1_000);
    await begun[0]?.(false);
    pass(1_000);
    expect(begun).toHaveLength(2);
  });

  it('is not worked after the end', async () => {
    const { quiet, pass, begun } = set();
    quiet.heard();
    pass(1_000);
    quiet.stop();
    await begun[0]?.(false);
    quiet.heard();
    pass(5_000);
    expect(begun).toHaveLength(1);
  });
});
