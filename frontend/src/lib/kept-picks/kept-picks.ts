import type { EventPick } from '#contracts';
import { storeOf } from '../store.ts';

/** What the device keeps, the newest first; `account`: whose it is, where somebody was signed in. */
export type KeptPicks = { readonly account: string | null; readonly picks: readonly EventPick[] };

const STORAGE_KEY = 'tdr.picks';
const BEFORE = `${STORAGE_KEY}.`;
/** Before there was a time beside them. */
const LONG_AGO = '1970-01-01T00:00:00.000Z';
const EVENTS_KEPT = 300;

const isPick = (one: Partial<Record<keyof EventPick, unknown>>): one is EventPick =>
  typeof one.eventId === 'string' &&
  (one.cars === null || typeof one.cars === 'string') &&
  typeof one.changedAt === 'string';

function stored(): KeptPicks {
  try {
    const text = localStorage.getItem(STORAGE_KEY);
    if (text === null) return { account: null, picks: fromBefore() };
    const { account, picks } = JSON.parse(text) as Record<string, unknown>;
    const known = Array.isArray(picks) ? picks.filter((one: object) => isPick(one)) : [];
    return { account: typeof account === 'string' ? account : null, picks: known };
  } catch {
    return { account: null, picks: [] };
  }
}

/** What devices kept before accounts did: a text an event. */
const fromBefore = (): readonly EventPick[] =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(BEFORE))
    .map((key) => ({
      eventId: key.slice(BEFORE.length),
      cars: localStorage.getItem(key) || null,
      changedAt: LONG_AGO,
    }));

export const keptPicks = storeOf<KeptPicks>(stored());

// Another tab has changed something.
addEventListener('storage', ({ key }) => {
  if (key === STORAGE_KEY) keptPicks.set(stored());
});

export function keepPicks({ account, picks }: KeptPicks): void {
  const next = { account, picks: picks.slice(0, EVENTS_KEPT) };
  if (JSON.stringify(next) === JSON.stringify(keptPicks.get())) return;
  keptPicks.set(next);
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(next));
  } catch {
    // kept as long as the page is open
  }
}

/** Changes what is picked for an event; it follows its owner by the account. */
export function pick(eventId: string, cars: string | null): void {
  const { account, picks } = keptPicks.get();
  const others = picks.filter((one) => one.eventId !== eventId);
  keepPicks({ account, picks: [{ eventId, cars, changedAt: new Date().toISOString() }, ...others] });
}
