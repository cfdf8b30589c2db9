import { storeOf, useStore } from '../store.ts';

/** What some browsers send when the site may be installed; it may be asked once. */
type InstallPrompt = Event & { prompt: () => Promise<unknown> };

/** `ask`: the browser shows its own question. `by-hand`: only the reader can, by the browser's menu (iOS). */
export type InstallOffer = { way: 'none' | 'by-hand' } | { way: 'ask'; ask: () => void };

const none: InstallOffer = { way: 'none' };
const byHand: InstallOffer = { way: 'by-hand' };

const offered = storeOf<InstallOffer | null>(null);

// It may come before anything is drawn. Kept, so that the question is ours to ask and no banner covers the page.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  const ask = () => {
    offered.set(null);
    void (event as InstallPrompt).prompt();
  };
  offered.set({ way: 'ask', ask });
});
addEventListener('appinstalled', () => offered.set(null));

const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches;
/** Only browsers of iOS know this word, and say by it whether they run as an app. */
const isIosBrowser = (): boolean => 'standalone' in navigator && navigator.standalone !== true;

function current(): InstallOffer {
  if (isInstalled()) return none;
  return offered.get() ?? (isIosBrowser() ? byHand : none);
}

/** How this browser can put the site among the apps of the device, if at all. */
export const useInstallOffer = (): InstallOffer => useStore({ subscribe: offered.subscribe, get: current });
