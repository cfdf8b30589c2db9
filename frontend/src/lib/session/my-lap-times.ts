import { sameLapTime } from '#racing';
import type { LapTime, LapTimeValue } from '#racing';

const storageKey = 'tdr.mine';
const mostKept = 2_000;

function read(): Map<string, LapTimeValue> {
  try {
    return new Map(JSON.parse(localStorage.getItem(storageKey) ?? '[]') as [string, LapTimeValue][]);
  } catch {
    return new Map();
  }
}

let mine = read();

/** Times sent from this device, so that the grid can mark them as the user's; the view of times does not name users. */
export function noteMine(key: string, value: LapTimeValue): void {
  mine.delete(key);
  mine.set(key, value);
  const oldest = mine.keys().next();
  if (mine.size > mostKept && !oldest.done) mine.delete(oldest.value);
  try {
    localStorage.setItem(storageKey, JSON.stringify([...mine]));
  } catch {
    // Without storage the mark lasts as long as the page
  }
}

export function isMine(key: string, lapTime: LapTime): boolean {
  const own = mine.get(key);
  return own !== undefined && sameLapTime(own, lapTime);
}

/** Logged out: the owner of these times is private. */
export function forgetMine(): void {
  mine = new Map();
  localStorage.removeItem(storageKey);
}
