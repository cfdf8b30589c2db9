import { useMemo } from 'react';
import { SAVED_NAME_CHARACTERS_MAX, type SavedFilterText } from '#contracts';
import { type Criteria, formatCriteria, parseCriteria } from '#racing';
import { storeOf, useStore } from '../../../lib/store.ts';

export type SavedFilter = { name: string; criteria: Criteria };

export { SAVED_NAME_CHARACTERS_MAX };

const storageKey = 'tdr.car-filters';
const MAX_COUNT = 50;
/** Limit for removed filters, recorded so that other devices learn of it. */
const MAX_GONE = 50;
/** For filters saved before times were stored. */
const LONG_AGO = '1970-01-01T00:00:00.000Z';

/** The filters on the device, the newest first; `account`: their owner, if the user was logged in. */
export type LocalFilters = { readonly account: string | null; readonly filters: readonly SavedFilterText[] };

const isText = (value: unknown): value is string => typeof value === 'string';

function filterOf(one: unknown): readonly SavedFilterText[] {
  const { name, text, changedAt } = (one ?? {}) as Partial<Record<keyof SavedFilterText, unknown>>;
  if (!isText(name) || !(isText(text) || text === null)) return [];
  return [{ name, text, changedAt: isText(changedAt) ? changedAt : LONG_AGO }];
}

/** An array is the format from before accounts saved filters. */
function stored(): LocalFilters {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    if (Array.isArray(kept)) return { account: null, filters: kept.flatMap(filterOf) };
    const { account, filters } = kept as Record<keyof LocalFilters, unknown>;
    if (!Array.isArray(filters)) return { account: null, filters: [] };
    return { account: isText(account) ? account : null, filters: filters.flatMap(filterOf) };
  } catch {
    return { account: null, filters: [] };
  }
}

/** Saved filters, removed ones included. */
export const localFilters = storeOf(stored());

const isGone = ({ text }: SavedFilterText): boolean => text === null;

/** The oldest go beyond the limit; removed ones stand last. No change where the list is the same. */
export function saveFilters({ account, filters }: LocalFilters): void {
  const there = filters.filter((one) => !isGone(one)).slice(0, MAX_COUNT);
  const next = { account, filters: [...there, ...filters.filter(isGone).slice(0, MAX_GONE)] };
  if (JSON.stringify(next) === JSON.stringify(localFilters.get())) return;
  localFilters.set(next);
  try {
    localStorage.setItem(storageKey, JSON.stringify(next));
  } catch {
    // a browser without storage has them until the page is closed
  }
}

addEventListener('storage', ({ key }) => {
  if (key === storageKey) localFilters.set(stored());
});

const read = ({ filters }: LocalFilters): readonly SavedFilter[] =>
  filters.flatMap(({ name, text }) => (text === null ? [] : [{ name, criteria: parseCriteria(text).criteria }]));

/** The newest first. */
export function useSavedFilters(): readonly SavedFilter[] {
  const kept = useStore(localFilters);
  return useMemo(() => read(kept), [kept]);
}

function change(name: string, text: string | null): void {
  const { account, filters } = localFilters.get();
  const changedAt = new Date().toISOString();
  saveFilters({ account, filters: [{ name, text, changedAt }, ...filters.filter((one) => one.name !== name)] });
}

/** Replaces one of the same name. */
export const saveFilter = ({ name, criteria }: SavedFilter): void => change(name, formatCriteria(criteria));

/** Removes one; the returned function restores it. */
export function removeFilter(name: string): () => void {
  const text = localFilters.get().filters.find((one) => one.name === name)?.text ?? null;
  change(name, null);
  return () => change(name, text);
}
