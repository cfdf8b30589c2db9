/** Drafts under one storage key of the device, the latest last; more than these are not stored. */
const MAX_DRAFTS = 50;

export type DeviceDrafts<Draft> = {
  of(key: string): Draft | undefined;
  /** Stores the input; undefined: it was sent, or is no longer wanted. */
  keep(key: string, draft: Draft | undefined): void;
};

/** Unsent input, on this device only. A browser without storage still has it in its fields. */
export const deviceDrafts = <Draft>(name: string): DeviceDrafts<Draft> => {
  const read = (): Readonly<Record<string, Draft>> => {
    try {
      return JSON.parse(localStorage.getItem(name) ?? '{}') as Record<string, Draft>;
    } catch {
      return {};
    }
  };
  return {
    of: (key) => read()[key],
    keep: (key, draft) => {
      const { [key]: _before, ...others } = read();
      const kept = draft === undefined ? others : { ...others, [key]: draft };
      try {
        localStorage.setItem(name, JSON.stringify(Object.fromEntries(Object.entries(kept).slice(-MAX_DRAFTS))));
      } catch {
        // nothing to do: see above
      }
    },
  };
};
