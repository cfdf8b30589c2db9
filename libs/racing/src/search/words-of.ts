const WORD = /[a-z\d\u0080-\uffff]+(?:'[a-z]+|(?<=\d)\.\d+)*/g;

/**
 * The words of a folded text: runs of letters and digits, with the dot inside a number (`2.0`). Anything else separates
 * words, except an apostrophe, which is dropped (`gaz's` is `gazs`).
 */
export const wordsOf = (folded: string): readonly string[] => {
  const words = folded.match(WORD) ?? [];
  return folded.includes("'") ? words.map(withoutApostrophe) : words;
};

/** A word, and the place of its first letter. */
export type PlacedWord = { readonly text: string; readonly at: number };

/** The same words with their places. */
export const placedWords = (folded: string): readonly PlacedWord[] => {
  const words: PlacedWord[] = [];
  for (let match = WORD.exec(folded); match; match = WORD.exec(folded))
    words.push({ text: withoutApostrophe(match[0]), at: match.index });
  return words;
};

const withoutApostrophe = (word: string): string => word.replaceAll("'", '');
