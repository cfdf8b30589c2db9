import { EVENT_PICKS_AT_ONCE, eventPlans } from '#contracts';
import type { EventPick } from '#contracts';
import { queryApi } from '../api/query-api.ts';
import { send } from '../api/send.ts';
import { useInAccount } from '../session/use-in-account.ts';
import { storeOf, useStore } from '../store.ts';
import { savePicks, savedPicks } from './saved-picks.ts';

/** Whether the account has all event picks of the device. */
const inAccount = storeOf(false);

/** The latest change of each event; the last changed first. */
function newestOf(picks: readonly EventPick[]): readonly EventPick[] {
  const newestFirst = picks.toSorted((a, b) => (a.changedAt < b.changedAt ? 1 : a.changedAt > b.changedAt ? -1 : 0));
  return [...Map.groupBy(newestFirst, ({ eventId }) => eventId).values()].flatMap(([newest]) => newest ?? []);
}

/** Picks that another user left on the device are theirs: their account has them. */
const mineHere = (userId: string): readonly EventPick[] => {
  const { account, picks } = savedPicks.get();
  return account === null || account === userId ? picks : [];
};

async function mergeLocalAndAccount(userId: string, isOver: () => boolean): Promise<void> {
  let { picks: there } = (await queryApi(eventPlans.picks)).value;
  const known = new Map(there.map(({ eventId, changedAt }) => [eventId, changedAt]));
  let changed = mineHere(userId).filter(({ eventId, changedAt }) => changedAt > (known.get(eventId) ?? ''));
  while (changed.length > 0 && !isOver()) {
    const picks = changed.slice(0, EVENT_PICKS_AT_ONCE);
    ({ picks: there } = await send(eventPlans.keepPicks, { body: { picks } }));
    changed = changed.slice(EVENT_PICKS_AT_ONCE);
  }
  if (!isOver()) savePicks({ account: userId, picks: newestOf([...there, ...mineHere(userId)]) });
}

export const useAreInAccount = (): boolean => useStore(inAccount);

/** While a user is logged in and views events, their picks are synced between devices. */
export const useAccountPicks = (): boolean =>
  useInAccount({ inAccount, onChange: savedPicks.subscribe, bringTogether: mergeLocalAndAccount });
