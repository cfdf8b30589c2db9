/** A limit is counted in so many pieces, each of which counts once however late this process comes to it. */
const PIECES = 8;

/** How long an answer is waited for, and what comes instead of it. */
export type Limit = {
  readonly milliseconds: number;
  /** The error when the limit is over. Time in which this process was too busy to hear an answer does not count. */
  readonly late: () => Error;
  /** The waiting ends with the reason of the first of these that aborts. */
  readonly signals: readonly AbortSignal[];
};

/** What `work` gives, within a limit: whoever is not waited for any more may fail unheard. */
export const inTime = <Answer>(work: Promise<Answer>, { milliseconds, late, signals }: Limit): Promise<Answer> =>
  new Promise((resolve, reject) => {
    let pieces = PIECES;
    const end = (): void => {
      clearInterval(timer);
      for (const signal of signals) signal.removeEventListener('abort', stop);
    };
    const fail = (error: unknown): void => {
      end();
      reject(error as Error);
    };
    const stop = (): void => fail(signals.find(({ aborted }) => aborted)?.reason);
    const timer = setInterval(() => --pieces === 0 && fail(late()), milliseconds / PIECES);
    for (const signal of signals) signal.addEventListener('abort', stop);
    work.then((answer) => (end(), resolve(answer)), fail);
    if (signals.some(({ aborted }) => aborted)) stop();
  });
