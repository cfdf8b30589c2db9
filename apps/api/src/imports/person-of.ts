export type Person = { readonly userId: string; readonly name: string | null };

/** The actor with their current name; null where it is no person: the command line, or a job. */
export const personOf = (by: string, names: ReadonlyMap<string, string | null>): Person | null =>
  by.startsWith('system:') || by.startsWith('job:') ? null : { userId: by, name: names.get(by) ?? null };
