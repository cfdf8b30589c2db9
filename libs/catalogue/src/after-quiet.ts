/** Runs something once after so many milliseconds; the answer calls it off. */
export type Timer = (ms: number, run: () => void) => () => void;

const realTimer: Timer = (ms, run) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

/** What is told of; `stop` calls off what has not begun. */
export type Quiet = { heard(): void; stop(): void };

/**
 * Does `work` once nothing was heard for `quietMs`. One at a time: what is heard meanwhile is done after it, and work that
 * failed is done again.
 */
export const afterQuiet = (quietMs: number, work: () => Promise<boolean>, timer: Timer = realTimer): Quiet => {
  let callOff: (() => void) | undefined;
  let working = false;
  let heardMeanwhile = false;
  let stopped = false;

  const begin = async (): Promise<void> => {
    callOff = undefined;
    working = true;
    heardMeanwhile = false;
    const done = await work();
    working = false;
    if (!done || heardMeanwhile) heard();
  };
  const heard = (): void => {
    heardMeanwhile = true;
    if (working || stopped) return;
    callOff?.();
    callOff = timer(quietMs, () => void begin());
  };
  return {
    heard,
    stop: () => {
      stopped = true;
      callOff?.();
    },
  };
};
