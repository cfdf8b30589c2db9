/** After the browser has shown what it has; at once where nobody looks, for there it paints nothing. */
export async function firstPaint(): Promise<void> {
  if (document.visibilityState === 'hidden') return;
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await nextTask();
}

/** Lets the browser do what waits: a touch, a key, a paint. */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

/** When nothing else is to be done, or after two seconds. */
export const whenIdle = (run: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: 2_000 });
  else setTimeout(run, 200);
};
