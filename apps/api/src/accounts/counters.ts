export type Counted = { readonly count: number; readonly ttlMs: number };

/** Counts events under a key; the window starts with the first and is not prolonged. */
export type Counters = {
  count(key: string, windowMs: number): Promise<Counted>;
  read(key: string): Promise<Counted>;
  /** Takes one back, where its window is still open. */
  giveBack(key: string): Promise<void>;
  forget(key: string): Promise<void>;
};

export type Window = { count: number; readonly until: number };

const MAX_KEYS = 100_000;

/** Counters of this process alone; above `MAX_KEYS` the oldest goes. */
export const countersInMemory = (
  now: () => number = () => performance.now(),
  windows: Map<string, Window> = new Map(),
): Counters => {
  const open = (key: string) => {
    const found = windows.get(key);
    return found && found.until > now() ? found : undefined;
  };
  const begin = (key: string, windowMs: number) => {
    const oldest = windows.size >= MAX_KEYS ? windows.keys().next().value : undefined;
    if (oldest !== undefined) windows.delete(oldest);
    windows.delete(key);
    const begun = { count: 0, until: now() + windowMs };
    windows.set(key, begun);
    return begun;
  };
  return {
    count: async (key, windowMs) => {
      const window = open(key) ?? begin(key, windowMs);
      window.count += 1;
      return { count: window.count, ttlMs: window.until - now() };
    },
    read: async (key) => {
      const window = open(key);
      return window ? { count: window.count, ttlMs: window.until - now() } : { count: 0, ttlMs: 0 };
    },
    giveBack: async (key) => {
      const window = open(key);
      if (window && window.count > 0) window.count -= 1;
    },
    forget: async (key) => void windows.delete(key),
  };
};
