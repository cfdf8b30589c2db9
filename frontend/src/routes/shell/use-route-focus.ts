import { announce } from '../../ui/live/announcer.tsx';
import { useOnAnotherPage } from './use-on-another-page.ts';

/** On a new page screen readers read its title, and continue from its start instead of from removed content. */
function arrive(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
  announce(document.title);
}

export const useRouteFocus = (): void => useOnAnotherPage(arrive);
