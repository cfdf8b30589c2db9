import { useCallback, useEffect, useState } from 'react';
import { whenIdle } from '../../lib/scheduling.ts';

const CHECK_MS = 60 * 60 * 1_000;
/**
 * As soon as the page is interactive, so that a short visit also stores the site on the device. The worker requests one
 * file after the other, each after the page's own requests.
 */
function onceInteractive(run: () => void): void {
  if (document.readyState === 'complete') whenIdle(run);
  else addEventListener('load', () => whenIdle(run), { once: true });
}

/** Calls back with each worker that is ready and waits; without a previous worker it starts immediately. */
function watch(registration: ServiceWorkerRegistration, found: (worker: ServiceWorker) => void): void {
  const variant = () => {
    if (registration.waiting && navigator.serviceWorker.controller) found(registration.waiting);
  };
  variant();
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', variant));
}

export type Update = { ready: boolean; use: () => void; later: () => void };

/** Whether a newer build waits. It is activated only when `use` is called; then this page reloads, other pages stay. */
export function useUpdate(): Update {
  const [waiting, setWaiting] = useState<ServiceWorker | null>(null);
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    const ending = new AbortController();
    onceInteractive(async () => {
      const registration = await navigator.serviceWorker.register('/service-worker.js').catch(() => null);
      if (registration === null || ending.signal.aborted) return;
      watch(registration, setWaiting);
      const checking = setInterval(() => void registration.update().catch(() => null), CHECK_MS);
      ending.signal.addEventListener('abort', () => clearInterval(checking));
    });
    return () => ending.abort();
  }, []);

  const use = useCallback(() => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    waiting?.postMessage('take-over');
  }, [waiting]);
  const later = useCallback(() => setWaiting(null), []);
  return { ready: waiting !== null, use, later };
}
