type Likeness = 0 | 1 | 2;

/**
 * Compares with one typo allowed, a letter too many, too few, wrong, or swapped with its neighbour: 2 where `word` is
 * `term` so, 1 where `term` starts so, otherwise 0.
 */
export const oneSlip = (word: string, term: string): Likeness => {
  let at = 0;
  while (at < word.length && word.charCodeAt(at) === term.charCodeAt(at)) at += 1;
  const wrong = rest(word, at + 1, term, at + 1);
  if (wrong === 2) return 2;
  const swapped =
    word.charCodeAt(at) === term.charCodeAt(at + 1) && word.charCodeAt(at + 1) === term.charCodeAt(at)
      ? rest(word, at + 2, term, at + 2)
      : 0;
  return larger(wrong, larger(swapped, larger(rest(word, at + 1, term, at), rest(word, at, term, at + 1))));
};

const larger = (one: Likeness, other: Likeness): Likeness => (one > other ? one : other);

const rest = (word: string, from: number, term: string, at: number): Likeness => {
  if (from > word.length || at > term.length) return 0;
  let place = from;
  while (place < word.length && word.charCodeAt(place) === term.charCodeAt(place - from + at)) place += 1;
  if (place < word.length) return 0;
  return term.length - at === word.length - from ? 2 : 1;
};
