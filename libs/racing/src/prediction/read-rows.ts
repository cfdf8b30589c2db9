/** Reads a table of rows: the first word of a line is its key, or the first `keyWords` of them. */
export const readRows = (text: string, keyWords = 1): ReadonlyMap<string, readonly string[]> =>
  new Map(
    text
      .trim()
      .split('\n')
      .map((line) => {
        const words = line.split(' ');
        return [words.slice(0, keyWords).join(' '), words.slice(keyWords)] as const;
      }),
  );

/** A value that is worked out when it is first asked for. */
export const onFirstUse = <Value>(work: () => Value): (() => Value) => {
  let known: { readonly value: Value } | undefined;
  return () => (known ??= { value: work() }).value;
};
