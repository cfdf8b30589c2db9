import { decks as calls, DECK_QUERY_CHARACTERS_MAX, SAVED_DECKS_AT_ONCE, type SavedDeck } from '#contracts';
import { queryApi } from '../../lib/api/query-api.ts';
import { send } from '../../lib/api/send.ts';
import { useInAccount } from '../../lib/session/use-in-account.ts';
import { storeOf } from '../../lib/store.ts';
import { decksHere, saveLocally } from './saved-decks.ts';

/** Whether the account has all decks of the device; if not, they are on this device only. */
const inAccount = storeOf(false);

/** The device's decks in their order, each in its latest version; before them those only the account has. */
function merged(here: readonly SavedDeck[], there: readonly SavedDeck[]): readonly SavedDeck[] {
  const theirs = new Map(there.map((one) => [one.id, one]));
  const known = new Set(here.map(({ id }) => id));
  const newest = here.map((one) => {
    const other = theirs.get(one.id);
    return other && other.changedAt > one.changedAt ? other : one;
  });
  return [...there.filter(({ id }) => !known.has(id)), ...newest];
}

/** Decks that differ from the account's. A link that is too long for an account stays on the device. */
const unlike = (here: readonly SavedDeck[], there: readonly SavedDeck[]): readonly SavedDeck[] => {
  const known = new Map(there.map((one) => [one.id, one.changedAt]));
  return here.filter(
    ({ id, deck, changedAt }) =>
      changedAt > (known.get(id) ?? '') && (deck?.query.length ?? 0) <= DECK_QUERY_CHARACTERS_MAX,
  );
};

/** Decks that another user left on the device are theirs: their account has them. */
const mineHere = (userId: string): readonly SavedDeck[] => {
  const { account, decks } = decksHere.get();
  return account === null || account === userId ? decks : [];
};

async function mergeLocalAndAccount(userId: string, isOver: () => boolean): Promise<void> {
  let { decks: there } = (await queryApi(calls.mine)).value;
  let changed = unlike(mineHere(userId), there);
  while (changed.length > 0 && !isOver()) {
    ({ decks: there } = await send(calls.keepMine, { body: { decks: changed.slice(0, SAVED_DECKS_AT_ONCE) } }));
    changed = changed.slice(SAVED_DECKS_AT_ONCE);
  }
  if (isOver()) return;
  saveLocally({ account: userId, decks: merged(mineHere(userId), there) });
}

/** While a user is logged in and views their decks, these are synced between devices. */
export const useAccountDecks = (): boolean =>
  useInAccount({ inAccount, onChange: decksHere.subscribe, bringTogether: mergeLocalAndAccount });
