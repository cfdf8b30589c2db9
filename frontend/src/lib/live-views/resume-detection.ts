const TICK_MS = 5_000;
/** A hidden page may tick only once a minute: a longer gap means that it stood still. */
const ASLEEP_MS = 90_000;

/** Calls when the page resumes after it stood still: a device that slept, a page that its browser froze. */
export function onWake(signal: AbortSignal, woke: () => void): void {
  let last = Date.now();
  const variant = () => {
    const slept = Date.now() - last > ASLEEP_MS;
    last = Date.now();
    if (slept) woke();
  };
  const ticking = setInterval(variant, TICK_MS);
  signal.addEventListener('abort', () => clearInterval(ticking));
  // Before the next tick, which may be some seconds away.
  for (const event of ['visibilitychange', 'resume']) document.addEventListener(event, variant, { signal });
  addEventListener('pageshow', variant, { signal });
}
