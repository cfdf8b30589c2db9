import { storeOf } from '../../lib/store.ts';

const KEY = 'notifications-read-until';

/** The time (ISO 8601) of the newest notification that was seen on this device. */
export const readUntil = storeOf(localStorage.getItem(KEY) ?? '');

// Read in another tab, or the user has logged out.
addEventListener('storage', ({ key }) => {
  if (key === KEY) readUntil.set(localStorage.getItem(KEY) ?? '');
});

export function markRead(newest: string): void {
  if (newest <= readUntil.get()) return;
  localStorage.setItem(KEY, newest);
  readUntil.set(newest);
}
