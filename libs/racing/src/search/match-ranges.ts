import { fold } from './fold.ts';
import { oneSlip } from './one-slip.ts';
import { type PlacedWord, placedWords } from './words-of.ts';

/** A part of a text, from its first character to before its last, like the arguments of `slice`. */
export type TextRange = readonly [from: number, to: number];

/** Where a name has the words of a query, in order and apart; nothing for a word that matched an attribute. */
export const matchRanges = (name: string, asked: readonly string[]): readonly TextRange[] => {
  if (asked.length === 0) return [];
  const folded = fold(name);
  let words: readonly PlacedWord[] | undefined;
  const found = asked.flatMap((word) => startOf(folded, word) ?? rangeOf((words ??= placedWords(folded)), word) ?? []);
  return apart(found.sort(([one], [other]) => one - other));
};

/** Most words start one of the name, and are found without splitting the name. */
const startOf = (folded: string, asked: string): [TextRange] | undefined => {
  for (let at = folded.indexOf(asked); at >= 0; at = folded.indexOf(asked, at + 1))
    if (at === 0 || /[^a-z\d.']/.test(folded.charAt(at - 1))) return [[at, at + asked.length]];
  return undefined;
};

const rangeOf = (words: readonly PlacedWord[], asked: string): [TextRange] | undefined => {
  const across = asked.length > 1 && acrossWords(words, asked);
  if (across) return [across];
  const near = asked.length > 2 && words.find(({ text }) => text.length > 2 && oneSlip(asked, text) > 0);
  return near ? [[near.at, near.at + near.text.length]] : undefined;
};

/** `rs4` in `RS 4`, `arrera` in `Carrera`. */
const acrossWords = (words: readonly PlacedWord[], asked: string): TextRange | undefined => {
  const from = words
    .map(({ text }) => text)
    .join('')
    .indexOf(asked);
  if (from < 0) return undefined;
  const places = words.flatMap(({ text, at }) => Array.from(text, (_, offset) => at + offset));
  const [first, last] = [places[from], places[from + asked.length - 1]];
  return first === undefined || last === undefined ? undefined : [first, last + 1];
};

const apart = (ranges: readonly TextRange[]): TextRange[] => {
  const merged: TextRange[] = [];
  for (const [from, to] of ranges) {
    const before = merged.at(-1);
    if (before && from <= before[1]) merged[merged.length - 1] = [before[0], Math.max(before[1], to)];
    else merged.push([from, to]);
  }
  return merged;
};
