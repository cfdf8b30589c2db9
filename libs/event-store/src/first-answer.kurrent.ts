import type { Connection } from './connection.kurrent.ts';
import { isSpent } from './errors.kurrent.ts';
import { EventStoreUnavailable } from './event-store.ts';
import { withinBudget } from './timeouts.ts';
import { whyNoAnswer } from './connection-diagnosis.kurrent.ts';

/** How long a start waits for a log that does not respond yet, and how often it reports that. */
const START_MS = 30_000;
const TELL_EVERY_MS = 5_000;
/** When it first looks for a cause that waiting would not fix. */
const LOOK_AFTER_MS = 1_000;

/** The log's address, and what a start does when it does not respond. */
export type FirstAnswerOptions = {
  readonly url: string;
  readonly startMs?: number;
  readonly tellEveryMs?: number;
  readonly tell?: (line: string) => void;
};

/**
 * Waits until the log responds. Throws `EventStoreUnavailable`, whose message has the remedy: immediately where waiting
 * would not help, otherwise when the time is over.
 */
export const firstAnswer = async (
  connection: Connection,
  { url, startMs = START_MS, tellEveryMs = TELL_EVERY_MS, tell = () => undefined }: FirstAnswerOptions,
): Promise<void> => {
  const ends = performance.now() + startMs;
  for (let look = 0; ; look += 1) {
    const wait = look === 0 ? LOOK_AFTER_MS : tellEveryMs;
    const error = await withinBudget(() => connection.client(), Math.min(wait, ends - performance.now())).then(
      () => undefined,
      (error: unknown) => error,
    );
    if (!error) return;
    const { cause } = error as { readonly cause?: unknown };
    if (!isSpent(cause)) throw error;
    const { sentence, heals } = await whyNoAnswer(url, cause);
    if (!heals || performance.now() >= ends) throw new EventStoreUnavailable(sentence, { cause });
    if (look > 0) tell(`Waiting for the log: ${sentence}`);
  }
};
