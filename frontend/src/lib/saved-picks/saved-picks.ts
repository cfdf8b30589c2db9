import type { EventPick, SavedForEvent } from '#contracts';
import { storeOf } from '../store.ts';

/** Picks on the device, the newest first; `account`: their owner, if the user was logged in. */
export type SavedPicks = { readonly account: string | null; readonly picks: readonly EventPick[] };

const STORAGE_KEY = 'tdr.picks';
const BEFORE = `${STORAGE_KEY}.`;
/** For picks saved before times were stored. */
const LONG_AGO = '1970-01-01T00:00:00.000Z';
const EVENTS_KEPT = 300;

export const nothingSaved: SavedForEvent = { cars: null, place: null, note: null, board: null };

/** A saved pick of an event; from the format that had only cars, the cars. */
const isPick = (
  one: Partial<Record<keyof EventPick, unknown>>,
): one is Pick<EventPick, 'eventId' | 'cars' | 'changedAt'> =>
  typeof one.eventId === 'string' &&
  (one.cars === null || typeof one.cars === 'string') &&
  typeof one.changedAt === 'string';

function stored(): SavedPicks {
  try {
    const text = localStorage.getItem(STORAGE_KEY);
    if (text === null) return { account: null, picks: fromBefore() };
    const { account, picks } = JSON.parse(text) as Record<string, unknown>;
    const known = Array.isArray(picks)
      ? picks.filter((one: object) => isPick(one)).map((one) => ({ ...nothingSaved, ...one }))
      : [];
    return { account: typeof account === 'string' ? account : null, picks: known };
  } catch {
    return { account: null, picks: [] };
  }
}

/** The format from before accounts saved picks: one text per event. */
const fromBefore = (): readonly EventPick[] =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(BEFORE))
    .map((key) => ({
      eventId: key.slice(BEFORE.length),
      ...nothingSaved,
      cars: localStorage.getItem(key) || null,
      changedAt: LONG_AGO,
    }));

export const savedPicks = storeOf<SavedPicks>(stored());

addEventListener('storage', ({ key }) => {
  if (key === STORAGE_KEY) savedPicks.set(stored());
});

export function savePicks({ account, picks }: SavedPicks): void {
  const next = { account, picks: picks.slice(0, EVENTS_KEPT) };
  if (JSON.stringify(next) === JSON.stringify(savedPicks.get())) return;
  savedPicks.set(next);
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(next));
  } catch {
    // in memory while the page is open
  }
}

/** Changes the saved picks of an event; the account syncs them. */
export function saveForEvent(eventId: string, change: Partial<SavedForEvent>): void {
  const { account, picks } = savedPicks.get();
  const before = picks.find((one) => one.eventId === eventId) ?? nothingSaved;
  const others = picks.filter((one) => one.eventId !== eventId);
  const kept = { ...before, ...change, eventId, changedAt: new Date().toISOString() };
  savePicks({ account, picks: [kept, ...others] });
}
