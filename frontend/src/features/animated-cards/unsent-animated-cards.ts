const prefix = 'tdr.loop.';

/** A loop that the site has accepted, `id`, and the car it is for, once it is made. */
export type UnsentAnimatedCard = { readonly id: string; readonly carId: string };

/** Saves it, so that a page closed in the meantime loses nothing; the next visit continues. */
export function saveUnsentAnimatedCard({ id, carId }: UnsentAnimatedCard): void {
  try {
    localStorage.setItem(prefix + id, carId);
  } catch {
    // A browser without storage has it in this page only.
  }
}

export function dropAnimatedCard(id: string): void {
  try {
    localStorage.removeItem(prefix + id);
  } catch {
    // A loop that could not be saved need not be removed.
  }
}

export function unsentAnimatedCards(): readonly UnsentAnimatedCard[] {
  try {
    const names = Object.keys(localStorage).filter((name) => name.startsWith(prefix));
    return names.map((name) => ({ id: name.slice(prefix.length), carId: localStorage.getItem(name) ?? '' }));
  } catch {
    return [];
  }
}

/** Whether open pages can agree which of them continues a loop: over http, browsers have no locks. */
const hasLocks = (): boolean => 'locks' in navigator;

/** Runs `goOn` in one page only; undefined where another page has the lock. */
export const aloneWith = async <Came>(id: string, goOn: () => Promise<Came>): Promise<Came | undefined> =>
  hasLocks()
    ? navigator.locks.request(prefix + id, { ifAvailable: true }, (lock) => (lock ? goOn() : undefined))
    : goOn();

/** Loops that another page may have left; empty without locks, because that page may still be open. */
export const animatedCardsToResume = (): readonly UnsentAnimatedCard[] => (hasLocks() ? unsentAnimatedCards() : []);
