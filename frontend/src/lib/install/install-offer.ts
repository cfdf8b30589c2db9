import { storeOf, useStore } from '../store.ts';

/** Sent by some browsers when the site may be installed; it may prompt once. */
type InstallPrompt = Event & { prompt: () => Promise<unknown> };

/** `ask`: the browser shows its own prompt. `by-hand`: only the user can install, by the browser's menu (iOS). */
export type InstallOffer = { way: 'none' | 'by-hand' } | { way: 'ask'; ask: () => void };

const none: InstallOffer = { way: 'none' };
const byHand: InstallOffer = { way: 'by-hand' };

const offered = storeOf<InstallOffer | null>(null);

// It may arrive before the first render. Saved, so that we choose when to prompt and no banner covers the page.
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
/** Only iOS browsers have this property, which shows whether they run as an app. */
const isIosBrowser = (): boolean => 'standalone' in navigator && navigator.standalone !== true;

function current(): InstallOffer {
  if (isInstalled()) return none;
  return offered.get() ?? (isIosBrowser() ? byHand : none);
}

/** How this browser can install the site as an app, if at all. */
export const useInstallOffer = (): InstallOffer => useStore({ subscribe: offered.subscribe, get: current });
