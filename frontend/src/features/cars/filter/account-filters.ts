import { me, SAVED_FILTERS_AT_ONCE, SAVED_TEXT_CHARACTERS_MAX, type SavedFilterText } from '#contracts';
import { queryApi } from '../../../lib/api/query-api.ts';
import { send } from '../../../lib/api/send.ts';
import { useInAccount } from '../../../lib/session/use-in-account.ts';
import { storeOf } from '../../../lib/store.ts';
import { saveFilters, localFilters } from './saved-filters.ts';

/** Whether the account has all filters of the device; if not, they are on this device only. */
const inAccount = storeOf(false);

/** The latest change of each name; the last changed first. */
function newestOf(...all: readonly (readonly SavedFilterText[])[]): readonly SavedFilterText[] {
  const byName = new Map<string, SavedFilterText>();
  for (const one of all.flat()) {
    const other = byName.get(one.name);
    if (!other || one.changedAt > other.changedAt) byName.set(one.name, one);
  }
  return [...byName.values()].toSorted((a, b) => (a.changedAt < b.changedAt ? 1 : a.changedAt > b.changedAt ? -1 : 0));
}

/** Filters that differ from the account's. A text that is too long for an account stays on the device. */
const unlike = (here: readonly SavedFilterText[], there: readonly SavedFilterText[]): readonly SavedFilterText[] => {
  const known = new Map(there.map((one) => [one.name, one.changedAt]));
  return here.filter(
    ({ name, text, changedAt }) =>
      changedAt > (known.get(name) ?? '') && (text?.length ?? 0) <= SAVED_TEXT_CHARACTERS_MAX,
  );
};

/** Filters that another user left on the device are theirs: their account has them. */
const mineHere = (userId: string): readonly SavedFilterText[] => {
  const { account, filters } = localFilters.get();
  return account === null || account === userId ? filters : [];
};

async function mergeLocalAndAccount(userId: string, isOver: () => boolean): Promise<void> {
  let { filters: there } = (await queryApi(me.carFilters)).value;
  let changed = unlike(mineHere(userId), there);
  while (changed.length > 0 && !isOver()) {
    const filters = changed.slice(0, SAVED_FILTERS_AT_ONCE);
    ({ filters: there } = await send(me.keepCarFilters, { body: { filters: [...filters] } }));
    changed = changed.slice(SAVED_FILTERS_AT_ONCE);
  }
  if (isOver()) return;
  saveFilters({ account: userId, filters: newestOf(there, mineHere(userId)) });
}

/** While a user is logged in and views saved filters, these are synced between devices. */
export const useAccountFilters = (): boolean =>
  useInAccount({ inAccount, onChange: localFilters.subscribe, bringTogether: mergeLocalAndAccount });
