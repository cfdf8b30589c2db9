const prefix = 'tdr.loop.';

/** A loop that the site has taken, `id`, and of which car it is to be, once it is made. */
export type LeftLoop = { readonly id: string; readonly carId: string };

/** Keeps it, so that a page that is closed meanwhile loses nothing; the next visit goes on. */
export function leaveLoop({ id, carId }: LeftLoop): void {
  try {
    localStorage.setItem(prefix + id, carId);
  } catch {
    // A browser that keeps nothing has this page alone.
  }
}

export function dropLoop(id: string): void {
  try {
    localStorage.removeItem(prefix + id);
  } catch {
    // What could not be kept need not be dropped.
  }
}

export function leftLoops(): readonly LeftLoop[] {
  try {
    const names = Object.keys(localStorage).filter((name) => name.startsWith(prefix));
    return names.map((name) => ({ id: name.slice(prefix.length), carId: localStorage.getItem(name) ?? '' }));
  } catch {
    return [];
  }
}

/** Whether open pages can agree on which of them goes on with a loop: over http browsers have no locks. */
const hasLocks = (): boolean => 'locks' in navigator;

/** For the page that goes on with a loop; undefined where another one does. */
export const aloneWith = async <Came>(id: string, goOn: () => Promise<Came>): Promise<Came | undefined> =>
  hasLocks()
    ? navigator.locks.request(prefix + id, { ifAvailable: true }, (lock) => (lock ? goOn() : undefined))
    : goOn();

/** Those that another page may have left; nothing where it may be open still and nobody could tell. */
export const loopsToGoOnWith = (): readonly LeftLoop[] => (hasLocks() ? leftLoops() : []);
