/** Runs a function once after so many milliseconds; the result cancels it. */
export type Timer = (ms: number, run: () => void) => () => void;

const realTimer: Timer = (ms, run) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

/** `heard` reports a change; `stop` cancels what has not started. */
export type Quiet = { heard(): void; stop(): void };

/**
 * Does `work` once there was no change for `quietMs`. One at a time: a change during the work starts it again
 * afterwards, and failed work is repeated.
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
