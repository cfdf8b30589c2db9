import { roundHands, SAVED_HANDS_AT_ONCE } from '#contracts';
import { queryApi } from '../api/query-api.ts';
import { send } from '../api/send.ts';
import { useInAccount } from '../session/use-in-account.ts';
import { storeOf } from '../store.ts';
import { saveRounds, type SavedRound, savedRounds } from './saved-rounds.ts';

/** Whether the account has all rounds of the device; if not, they are on this device only. */
const inAccount = storeOf(false);

const keyOf = ({ challengeId, round }: SavedRound): string => `${challengeId}|${round}`;

/** The latest change of each round; the last changed first. */
function newestOf(...all: readonly (readonly SavedRound[])[]): readonly SavedRound[] {
  const byRound = new Map<string, SavedRound>();
  for (const one of all.flat()) {
    const other = byRound.get(keyOf(one));
    if (!other || one.changedAt > other.changedAt) byRound.set(keyOf(one), one);
  }
  return [...byRound.values()].toSorted((a, b) => (a.changedAt < b.changedAt ? 1 : a.changedAt > b.changedAt ? -1 : 0));
}

/** Rounds that differ from the account's. */
const unlike = (here: readonly SavedRound[], there: readonly SavedRound[]): readonly SavedRound[] => {
  const known = new Map(there.map((one) => [keyOf(one), one.changedAt]));
  return here.filter((one) => one.changedAt > (known.get(keyOf(one)) ?? ''));
};

/** Rounds that another user left on the device are theirs: their account has them. */
const mineHere = (userId: string): readonly SavedRound[] => {
  const { account, rounds } = savedRounds.get();
  return account === null || account === userId ? rounds : [];
};

async function mergeLocalAndAccount(userId: string, isOver: () => boolean): Promise<void> {
  let { hands: there } = (await queryApi(roundHands.mine)).value;
  let changed = unlike(mineHere(userId), there);
  while (changed.length > 0 && !isOver()) {
    const hands = changed.slice(0, SAVED_HANDS_AT_ONCE);
    ({ hands: there } = await send(roundHands.keepMine, { body: { hands: [...hands] } }));
    changed = changed.slice(SAVED_HANDS_AT_ONCE);
  }
  if (isOver()) return;
  saveRounds({ account: userId, rounds: newestOf(there, mineHere(userId)) });
}

/** While a user is logged in and views challenges, their hands and stars are synced between devices. */
export const useAccountRounds = (): boolean =>
  useInAccount({ inAccount, onChange: savedRounds.subscribe, bringTogether: mergeLocalAndAccount });
