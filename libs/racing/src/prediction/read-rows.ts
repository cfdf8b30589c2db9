/** Rows by their key, each as its other words. */
export type Rows = ReadonlyMap<string, readonly string[]>;

/** Reads a table of rows: the first word of a line is its key, or the first `keyWords` of them. */
export const readRows = (text: string, keyWords = 1): Rows =>
  new Map(
    text
      .trim()
      .split('\n')
      .map((line) => {
        const words = line.split(' ');
        return [words.slice(0, keyWords).join(' '), words.slice(keyWords)] as const;
      }),
  );
