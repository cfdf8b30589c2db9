import { client } from '#contracts';
import { addressOf } from './api/address.ts';

/** Says that the site was opened once more, and nothing of who opened it; nobody waits for it, and it may fail. */
export function countVisit(): void {
  fetch(addressOf('api', client.countVisit.path), { method: 'POST', credentials: 'omit', keepalive: true }).catch(
    () => undefined,
  );
}
