import type { Cell } from '../cell.ts';
import { storeOf, useStore } from '../store.ts';

const prefix = 'tdr.unsent.';

/** A typed time that is not saved: what it takes to send it again as the same intent. */
export type UnsentLapTime = { cell: Cell; text: string; intentKey: string };

/** Stores it for the next visit; false where the browser stores nothing. */
export function saveUnsent(key: string, lapTime: UnsentLapTime): boolean {
  wait.set(true);
  try {
    localStorage.setItem(prefix + key, JSON.stringify(lapTime));
    return true;
  } catch {
    return false;
  }
}

export function dropUnsent(key: string): void {
  try {
    localStorage.removeItem(prefix + key);
  } catch {
    // What could not be stored need not be dropped
  }
}

function read(name: string): UnsentLapTime[] {
  try {
    return [JSON.parse(localStorage.getItem(name) ?? '') as UnsentLapTime];
  } catch {
    return [];
  }
}

const names = (): string[] => {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(prefix));
  } catch {
    return [];
  }
};

const wait = storeOf(names().length > 0);

/** Whether any time waited to be sent since the page was opened. */
export const useUnsentWait = (): boolean => useStore(wait);

/** Those of earlier visits, and of other open pages. */
export const unsentLapTimes = (): UnsentLapTime[] => names().flatMap(read);

/** Another open page has sent or dropped the time of this cell. */
export function onUnsentElsewhere(dropped: (key: string) => void): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key?.startsWith(prefix) && newValue === null) dropped(key.slice(prefix.length));
  });
}
