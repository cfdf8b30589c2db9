/** A limit is counted in so many parts, each of which counts once however late this process comes to it. */
const PIECES = 8;

/** How long to wait for a response, and the error instead of it. */
export type Limit = {
  readonly milliseconds: number;
  /** The error when the limit is over. Time in which this process was too busy to hear a response does not count. */
  readonly late: () => Error;
  /** The waiting ends with the reason of the first of these that aborts. */
  readonly signals: readonly AbortSignal[];
};

/** Resolves like `work`, within a limit: a later failure of `work` is ignored. */
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
