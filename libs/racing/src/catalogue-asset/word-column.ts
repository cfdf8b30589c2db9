import { LIST_END, numberAt, symbolOf } from './symbols.ts';

export type Word = string | number | boolean | null;

/** A column of a catalogue: its distinct words in rising order, and the symbol of a word for each car. */
export type WordColumn = { readonly words: readonly Word[]; readonly of: string };

/** Encodes one word per car. */
export const encodeWords = (values: readonly Word[]): WordColumn => {
  const { words, symbol } = dictionaryOf(values);
  return { words, of: values.map(symbol).join('') };
};

/** The words given to `encodeWords`. */
export const decodeWords = ({ words, of }: WordColumn): Word[] => {
  const values: Word[] = [];
  for (let place = 0; place < of.length; place += 1) values.push(words[numberAt(of, place)] ?? null);
  return values;
};

/** Encodes a list of words per car; their order stays. */
export const encodeLists = (lists: readonly (readonly string[])[]): WordColumn => {
  const { words, symbol } = dictionaryOf(lists.flat());
  return { words, of: lists.map((list) => list.map(symbol).join('') + LIST_END).join('') };
};

/** The lists given to `encodeLists`. */
export const decodeLists = ({ words, of }: WordColumn): string[][] =>
  of
    .split(LIST_END)
    .slice(0, -1)
    .map((list) => decodeWords({ words, of: list }) as string[]);

const dictionaryOf = (values: readonly Word[]) => {
  const words = [...new Set(values)].sort(rising);
  const symbols = new Map(words.map((word, place) => [word, symbolOf(place)]));
  return { words, symbol: (word: Word): string => symbols.get(word) ?? '' };
};

/** Numbers by size, all else by code unit, independent of the machine's language; null first. */
const rising = (a: Word, b: Word): number => {
  if (a === null || b === null) return Number(b === null) - Number(a === null);
  return a < b ? -1 : Number(a > b);
};
