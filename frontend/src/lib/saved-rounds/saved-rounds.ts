import type { SavedHand } from '#contracts';
import { storeOf, useStore } from '../store.ts';

/** The user's data for a round: a hand as a text, null: none; stars, 0: it is not cleared. */
export type SavedRound = SavedHand;
/** Rounds on the device, the newest first; `account`: their owner, if the user was logged in. */
export type SavedRounds = { readonly account: string | null; readonly rounds: readonly SavedRound[] };
type OfRound = { readonly challengeId: string; readonly round: number };

const STORAGE_KEY = 'tdr.rounds';
/** For rounds saved before times were stored. */
const LONG_AGO = '1970-01-01T00:00:00.000Z';
/** More than a user plays; beyond it, removed ones go first. */
const ROUNDS_KEPT = 3_000;

const isKept = (one: Partial<Record<keyof SavedRound, unknown>>): one is SavedRound =>
  typeof one.challengeId === 'string' &&
  typeof one.round === 'number' &&
  typeof one.stars === 'number' &&
  (one.hand === null || typeof one.hand === 'string') &&
  typeof one.changedAt === 'string';

function stored(): SavedRounds {
  try {
    const text = localStorage.getItem(STORAGE_KEY);
    if (text === null) return { account: null, rounds: fromBefore() };
    const { account, rounds } = JSON.parse(text) as Record<string, unknown>;
    const known = Array.isArray(rounds) ? rounds.filter((one: object) => isKept(one)) : [];
    return { account: typeof account === 'string' ? account : null, rounds: known };
  } catch {
    return { account: null, rounds: [] };
  }
}

/** The format from before accounts saved rounds: hands by "challenge|round", stars by challenge and round. */
function fromBefore(): readonly SavedRound[] {
  const read = (key: string) => (JSON.parse(localStorage.getItem(key) ?? '{}') ?? {}) as Record<string, unknown>;
  const hands = Object.entries(read('tdr.hands')).map(([key, hand]) => ({ key, hand, stars: 0 }));
  const stars = Object.entries(read('tdr.challengeStars')).flatMap(([challengeId, ofRounds]) =>
    Object.entries(ofRounds as object).map(([round, count]) => ({
      key: `${challengeId}|${round}`,
      hand: null,
      stars: Number(count),
    })),
  );
  return [...Map.groupBy([...hands, ...stars], ({ key }) => key)].map(([key, parts]) => {
    const at = key.lastIndexOf('|');
    const hand = parts.map((one) => one.hand).find((one) => typeof one === 'string') ?? null;
    const most = Math.max(...parts.map((one) => one.stars));
    return { challengeId: key.slice(0, at), round: Number(key.slice(at + 1)), hand, stars: most, changedAt: LONG_AGO };
  });
}

export const savedRounds = storeOf<SavedRounds>(stored());

addEventListener('storage', ({ key }) => {
  if (key === STORAGE_KEY) savedRounds.set(stored());
});

export function saveRounds({ account, rounds }: SavedRounds): void {
  const next = { account, rounds: rounds.slice(0, ROUNDS_KEPT) };
  if (JSON.stringify(next) === JSON.stringify(savedRounds.get())) return;
  savedRounds.set(next);
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(next));
  } catch {
    // in memory while the page is open
  }
}

const isOf =
  ({ challengeId, round }: OfRound) =>
  (one: SavedRound): boolean =>
    one.challengeId === challengeId && one.round === round;

export const savedRoundOf = ({ rounds }: SavedRounds, of: OfRound): SavedRound | undefined => rounds.find(isOf(of));

/** Changes the saved data of a round; the account syncs it. */
export function saveRound(of: OfRound, changed: Partial<Pick<SavedRound, 'hand' | 'stars'>>): void {
  const { account, rounds } = savedRounds.get();
  const { challengeId, round } = of;
  const { hand = null, stars = 0 } = rounds.find(isOf(of)) ?? {};
  const next = { challengeId, round, hand, stars, ...changed, changedAt: new Date().toISOString() };
  saveRounds({ account, rounds: [next, ...rounds.filter((one) => !isOf(of)(one))] });
}

/** Stars of each cleared round of a challenge, by the number of the round from 1. */
export function useStars(challengeId: string): Readonly<Record<number, number>> {
  const { rounds } = useStore(savedRounds);
  const own = rounds.filter((one) => one.challengeId === challengeId && one.stars > 0);
  return Object.fromEntries(own.map(({ round, stars }) => [round, stars]));
}
