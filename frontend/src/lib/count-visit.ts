import { client } from '#contracts';
import { addressOf } from './api/address.ts';

/** Counts a visit, without any data about the visitor; not awaited, and may fail. */
export function countVisit(): void {
  fetch(addressOf('api', client.countVisit.path), { method: 'POST', credentials: 'omit', keepalive: true }).catch(
    () => undefined,
  );
}
