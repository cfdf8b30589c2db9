/** Drafts under one name of the device's store, the latest last; more than these are not kept. */
const MAX_DRAFTS = 50;

export type DeviceDrafts<Draft> = {
  of(key: string): Draft | undefined;
  /** Keeps what was typed; undefined: it was sent, or is not wanted any longer. */
  keep(key: string, draft: Draft | undefined): void;
};

/** What was typed and not sent, on this device alone. A browser that keeps nothing still has it in its fields. */
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
