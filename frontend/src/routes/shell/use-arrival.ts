import { announce } from '../../ui/live/announcer.tsx';
import { useOnAnotherPage } from './use-on-another-page.ts';

/** Another page: who cannot see it hears its title, and goes on from its beginning instead of from what is gone. */
function arrive(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
  announce(document.title);
}

export const useArrival = (): void => useOnAnotherPage(arrive);
