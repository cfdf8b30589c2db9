import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { dropFormerViews } from '#read-store';

/** API nodes of the release before read its views until they are replaced. */
const AN_HOUR = 3_600_000;

/** Drops views with former names after an hour, or one of the next when a new one is not built yet, until disposed. */
export const startFormerViewsCleanup = (
  options: Parameters<typeof dropFormerViews>[0],
  logger: Pick<Logger, 'warn'>,
  afterMs = AN_HOUR,
): AsyncDisposable => {
  const stop = new AbortController();
  const isDone = () =>
    dropFormerViews(options).catch((error: unknown) => {
      logger.warn({ err: error }, 'the views with former names could not be dropped');
      return false;
    });
  const work = async (): Promise<void> => {
    do await delay(afterMs, undefined, { signal: stop.signal }).catch(() => undefined);
    while (!stop.signal.aborted && !(await isDone()));
  };
  const working = work();
  return {
    [Symbol.asyncDispose]: () => {
      stop.abort();
      return working;
    },
  };
};
