/** The longest wait for a paint, should it never be reported. */
const LONGEST_PAINT_MS = 1_000;

/**
 * Resolves after the browser has painted the first texts of the page; immediately in a hidden page, which paints
 * nothing.
 */
export const firstPaint = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.visibilityState === 'hidden') return resolve();
    setTimeout(resolve, LONGEST_PAINT_MS);
    new PerformanceObserver((paints, observer) => {
      if (paints.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      resolve();
    }).observe({ type: 'paint', buffered: true });
  });

/** Lets the browser handle pending work: a touch, a key, a paint. A message has no such delay as a timer. */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const went = () => {
      port1.close();
      resolve();
    };
    port1.addEventListener('message', went, { once: true });
    port1.start();
    port2.postMessage(null);
  });

/** Runs when the browser is idle, or after two seconds. */
export const whenIdle = (run: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: 2_000 });
  else setTimeout(run, 200);
};
