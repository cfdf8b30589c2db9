import { useSyncExternalStore } from 'react';

/** What some browsers send when the site may be installed; it may be asked once. */
type InstallPrompt = Event & { prompt: () => Promise<unknown> };

/** `ask`: the browser shows its own question. `by-hand`: only the reader can, by the browser's menu (iOS). */
export type InstallOffer = { way: 'none' | 'by-hand' } | { way: 'ask'; ask: () => void };

const none: InstallOffer = { way: 'none' };
const byHand: InstallOffer = { way: 'by-hand' };

let offered: InstallOffer | null = null;
const listeners = new Set<() => void>();

function set(next: InstallOffer | null): void {
  offered = next;
  for (const listener of listeners) listener();
}

// It may come before anything is drawn. Kept, so that the question is ours to ask and no banner covers the page.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  const ask = () => {
    set(null);
    void (event as InstallPrompt).prompt();
  };
  set({ way: 'ask', ask });
});
addEventListener('appinstalled', () => set(null));

const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches;
/** Only browsers of iOS know this word, and say by it whether they run as an app. */
const isIosBrowser = (): boolean => 'standalone' in navigator && navigator.standalone !== true;

function current(): InstallOffer {
  if (isInstalled()) return none;
  return offered ?? (isIosBrowser() ? byHand : none);
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => void listeners.delete(changed);
}

/** How this browser can put the site among the apps of the device, if at all. */
export const useInstallOffer = (): InstallOffer => useSyncExternalStore(subscribe, current);
