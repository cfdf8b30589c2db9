import { type Criteria, formatCriteria, parseCriteria } from '#racing';
import { storeOf, useStore } from '../../../lib/store.ts';

/** A filter that this device keeps under a name. */
export type SavedFilter = { name: string; criteria: Criteria };

const storageKey = 'tdr.car-filters';
export const SAVED_NAME_CHARACTERS_MAX = 60;
const MOST = 50;

type Kept = { name: string; text: string };

const isKept = (one: unknown): one is Kept =>
  typeof one === 'object' &&
  one !== null &&
  typeof (one as Kept).name === 'string' &&
  typeof (one as Kept).text === 'string';

function stored(): readonly SavedFilter[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept.filter(isKept).map(({ name, text }) => ({ name, criteria: parseCriteria(text).criteria }));
  } catch {
    return [];
  }
}

const saved = storeOf(stored());

function keep(next: readonly SavedFilter[]): void {
  saved.set(next);
  try {
    const kept = next.map(({ name, criteria }): Kept => ({ name, text: formatCriteria(criteria) }));
    localStorage.setItem(storageKey, JSON.stringify(kept));
  } catch {
    // a browser that keeps nothing has them until the page is closed
  }
}

// Another tab has changed them.
addEventListener('storage', ({ key }) => {
  if (key === storageKey) saved.set(stored());
});

export const useSavedFilters = (): readonly SavedFilter[] => useStore(saved);

/** The newest is first; one of the same name is replaced, the oldest go beyond fifty. */
export function saveFilter({ name, criteria }: SavedFilter): void {
  const others = saved.get().filter((one) => one.name !== name);
  keep([{ name, criteria }, ...others].slice(0, MOST));
}

/** Takes one away; what it returns puts it back. */
export function removeFilter(name: string): () => void {
  const before = saved.get();
  keep(before.filter((one) => one.name !== name));
  return () => keep(before);
}
