import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises';
import { inTime } from './wait.kurrent.ts';

const LIMIT_MS = 80;
const late = () => new Error('late');
const limit = (...signals: AbortSignal[]) => ({ milliseconds: LIMIT_MS, late, signals });
const never = new Promise<never>(() => undefined);

const beBusy = (milliseconds: number) => {
  for (const end = performance.now() + milliseconds; performance.now() < end;);
};

describe('an answer that is waited for', () => {
  it('comes, or is late', async () => {
    expect(await inTime(Promise.resolve('here'), limit())).toBe('here');
    await expect(inTime(Promise.reject(new Error('no')), limit())).rejects.toThrow('no');
    await expect(inTime(never, limit())).rejects.toThrow('late');
  });

  it('is not late because this process was too busy to hear it', async () => {
    // Like a response from a socket, which is read after timers have run.
    const work = sleep(LIMIT_MS / 2).then(() => turn('here'));
    const answer = inTime(work, limit());
    beBusy(LIMIT_MS * 2);
    expect(await answer).toBe('here');
  });

  it('is not waited for when somebody else says so, also before', async () => {
    const stopped = new AbortController();
    const waiting = inTime(never, limit(new AbortController().signal, stopped.signal));
    stopped.abort(new Error('stopped'));
    await expect(waiting).rejects.toThrow('stopped');
    await expect(inTime(never, limit(stopped.signal))).rejects.toThrow('stopped');
  });
});
