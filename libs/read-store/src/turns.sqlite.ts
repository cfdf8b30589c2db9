import { setImmediate as turn } from 'node:timers/promises';

/** How long readers of files may follow one another before others have a turn. */
const AT_A_STRETCH_MS = 20;

let sinceMs: number | undefined;

/**
 * A file answers synchronously: reading page after page would hold the thread until the last. Undefined where there is
 * time left; otherwise the promise to wait for. All views share it, because they share the thread.
 */
export const turnDue = (): Promise<void> | undefined => {
  if (sinceMs === undefined) {
    sinceMs = performance.now();
    void turn().then(() => (sinceMs = undefined));
    return undefined;
  }
  return performance.now() - sinceMs < AT_A_STRETCH_MS ? undefined : turn();
};
