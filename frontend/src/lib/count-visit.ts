import { addressOf } from './api/address.ts';
import { apiPaths } from './paths.ts';

/** Says that the site was opened once more, and nothing of who opened it; nobody waits for it, and it may fail. */
export function countVisit(): void {
  fetch(addressOf('api', apiPaths.visits), { method: 'POST', credentials: 'omit', keepalive: true }).catch(
    () => undefined,
  );
}
