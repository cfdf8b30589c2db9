import type { Counted, Counters } from '../accounts/counters.ts';

type Done = (error: Error | null, result?: [current: number, ttlMs: number]) => void;

export type LimitCommands = {
  rateLimit(key: string, windowMs: number, max: number, goOn: boolean, backOff: boolean, done: Done): void;
  rateLimitRead(key: string, done: Done): void;
};

export const limitCommands = (counters: Pick<Counters, 'count' | 'read'>): LimitCommands => {
  const answer = (counted: Promise<Counted>, done: Done) =>
    void counted.then(({ count, ttlMs }) => done(null, [count, ttlMs]), done);
  return {
    rateLimit: (key, windowMs, _max, _goOn, _backOff, done) => answer(counters.count(key, windowMs), done),
    rateLimitRead: (key, done) => answer(counters.read(key), done),
  };
};
