import { untried, type WebhookProgress } from '#accounts';
import { afterTry, isDue } from './after-try.ts';

const START = '2026-03-01T00:00:00.000Z';

const failing = (answer: string) => {
  const tried: WebhookProgress[] = [];
  let now = START;
  for (let hook = untried(5); hook.parkedAt === null; now = hook.dueAt ?? now) {
    hook = afterTry(hook, answer, 9, now);
    tried.push(hook);
  }
  return tried;
};

describe('what is kept of a try', () => {
  it('is how far it got where it was taken', () => {
    const before = { ...untried(5), tries: 3, failingSince: START };
    expect(afterTry(before, '204', 9, START)).toEqual({ ...untried(9), lastAt: START, lastAnswer: '204' });
  });

  it.each(['500', '302', '410', 'timeout', 'unreachable', 'address-refused'])(
    'is that it failed at %s, tried ever more rarely for a day, and then parked',
    (answer) => {
      const tried = failing(answer);
      const waits = tried.slice(0, 4).map(({ dueAt, lastAt }) => Date.parse(dueAt!) - Date.parse(lastAt!));
      expect(waits).toEqual([30_000, 60_000, 120_000, 240_000]);
      expect(tried.every(({ position, lastAnswer }) => position === 5 && lastAnswer === answer)).toBe(true);
      const last = tried.at(-1)!;
      expect(Date.parse(last.parkedAt!) - Date.parse(START)).toBeGreaterThanOrEqual(24 * 3_600_000);
      expect(Date.parse(last.parkedAt!) - Date.parse(START)).toBeLessThan(25 * 3_600_000);
      expect(tried.length).toBeLessThan(40);
    },
  );

  it('is due when its time has come, and when a clock that was set back says that it is far away', () => {
    const waiting = { ...untried(5), dueAt: '2026-03-01T00:10:00.000Z' };
    expect(isDue(untried(5), START)).toBe(true);
    expect(isDue(waiting, START)).toBe(false);
    expect(isDue(waiting, '2026-03-01T00:10:00.000Z')).toBe(true);
    expect(isDue(waiting, '2026-02-28T00:00:00.000Z')).toBe(true);
  });
});
