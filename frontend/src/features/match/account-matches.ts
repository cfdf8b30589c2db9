import { SAVED_MATCHES_AT_ONCE, MAX_SAVED_MATCHES, savedMatches } from '#contracts';
import type { SavedMatch } from '#contracts';
import { queryApi } from '../../lib/api/query-api.ts';
import { send } from '../../lib/api/send.ts';
import { useInAccount } from '../../lib/session/use-in-account.ts';
import { storeOf, useStore } from '../../lib/store.ts';

/** Matches on the device, the newest first; `account`: their owner, if the user was logged in. */
type KeptMatches = { readonly account: string | null; readonly matches: readonly SavedMatch[] };

const STORAGE_KEY = 'tdr.matches';

const isMatch = (one: Partial<Record<keyof SavedMatch, unknown>>): one is SavedMatch =>
  typeof one.name === 'string' &&
  (one.query === null || typeof one.query === 'string') &&
  typeof one.changedAt === 'string';

function stored(): KeptMatches {
  try {
    const { account, matches } = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}') as Record<string, unknown>;
    const known = Array.isArray(matches) ? matches.filter((one: object) => isMatch(one)) : [];
    return { account: typeof account === 'string' ? account : null, matches: known };
  } catch {
    return { account: null, matches: [] };
  }
}

const keptMatches = storeOf<KeptMatches>(stored());

addEventListener('storage', ({ key }) => {
  if (key === STORAGE_KEY) keptMatches.set(stored());
});

function keepMatches({ account, matches }: KeptMatches): void {
  const next = { account, matches: matches.slice(0, MAX_SAVED_MATCHES) };
  if (JSON.stringify(next) === JSON.stringify(keptMatches.get())) return;
  keptMatches.set(next);
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(next));
  } catch {
    // in memory while the page is open
  }
}

/** The current time; if the device's clock is behind, just after the previous change. */
const laterThan = (before: string | undefined): string => {
  const now = new Date().toISOString();
  return before === undefined || now > before ? now : new Date(Date.parse(before) + 1).toISOString();
};

/** Saves a match under a name, or removes it (null); the account syncs it. */
export function saveMatch(name: string, query: string | null): void {
  const { account, matches } = keptMatches.get();
  const before = matches.find((one) => one.name === name);
  const others = matches.filter((one) => one !== before);
  keepMatches({ account, matches: [{ name, query, changedAt: laterThan(before?.changedAt) }, ...others] });
}

/** Matches that another user left on the device are theirs: their account has them. */
const mineHere = (userId: string): readonly SavedMatch[] => {
  const { account, matches } = keptMatches.get();
  return account === null || account === userId ? matches : [];
};

/** The latest change of each name; the last changed first. */
function newestOf(matches: readonly SavedMatch[]): readonly SavedMatch[] {
  const newestFirst = matches.toSorted((a, b) => (a.changedAt < b.changedAt ? 1 : a.changedAt > b.changedAt ? -1 : 0));
  return [...Map.groupBy(newestFirst, ({ name }) => name).values()].flatMap(([newest]) => newest ?? []);
}

async function mergeLocalAndAccount(userId: string, isOver: () => boolean): Promise<void> {
  let { matches: there } = (await queryApi(savedMatches.mine)).value;
  const known = new Map(there.map(({ name, changedAt }) => [name, changedAt]));
  let changed = mineHere(userId).filter(({ name, changedAt }) => changedAt > (known.get(name) ?? ''));
  while (changed.length > 0 && !isOver()) {
    const matches = changed.slice(0, SAVED_MATCHES_AT_ONCE);
    ({ matches: there } = await send(savedMatches.keepMine, { body: { matches } }));
    changed = changed.slice(SAVED_MATCHES_AT_ONCE);
  }
  if (!isOver()) keepMatches({ account: userId, matches: newestOf([...there, ...mineHere(userId)]) });
}

/** Whether the account has all matches of the device. */
const inAccount = storeOf(false);

export type NamedMatch = { readonly name: string; readonly query: string };

/** The user's saved matches, the newest first; synced between devices while logged in. */
export function useSavedMatches(): { readonly matches: readonly NamedMatch[]; readonly inAccount: boolean } {
  const isInAccount = useInAccount({ inAccount, onChange: keptMatches.subscribe, bringTogether: mergeLocalAndAccount });
  const { matches } = useStore(keptMatches);
  const shown = matches.flatMap(({ name, query }) => (query === null ? [] : [{ name, query }]));
  return { matches: shown, inAccount: isInAccount };
}
