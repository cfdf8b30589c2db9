/** A changed attribute of an item; undefined: there was, or is, none. */
export type ChangedAttribute = { readonly was: string | undefined; readonly is: string | undefined };

type Json = Readonly<Record<string, unknown>> | readonly unknown[];

/** Displayed texts and numbers by their path: neither ids and times, nor the user's permissions. */
const factsIn = (value: unknown, path = ''): readonly (readonly [string, string])[] => {
  if (typeof value === 'string' || typeof value === 'number') return [[path, String(value)]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value as Json)
    .filter(([name]) => !/(^at|At|Id|^allowed|^by|^votes|^position)$/.test(name))
    .flatMap(([name, part]) => factsIn(part, `${path}/${name}`));
};

/** The attributes of an item that differ from those shown, in the order of display. */
export const changedAttributes = (shown: unknown, now: unknown): readonly ChangedAttribute[] => {
  const [before, after] = [new Map(factsIn(shown)), new Map(factsIn(now))];
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((path) => ({ was: before.get(path), is: after.get(path) }))
    .filter(({ was, is }) => was !== is);
};
