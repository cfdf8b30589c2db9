import { fold } from './fold.ts';
import { wordsOf } from './words-of.ts';

/** Characters and words of a query that are used. */
const CHARACTERS_MAX = 120;
const WORDS_MAX = 16;

/**
 * The folded words of a query. `'04` stays one word, `class s` and `s class` become `sclass`, `rq 95` becomes `rq95`.
 */
export const queryWords = (query: string): readonly string[] => {
  const words = fold(query.slice(0, CHARACTERS_MAX).normalize('NFC'))
    .split(/\s+/)
    .flatMap((part) => (/^'\d\d$/.test(part) ? [part] : wordsOf(part)));
  const joined: string[] = [];
  for (const word of words.slice(0, WORDS_MAX)) {
    const whole = phrase(joined.at(-1) ?? '', word);
    if (whole) joined.pop();
    joined.push(whole ?? word);
  }
  return joined;
};

const phrase = (before: string, word: string): string | undefined => {
  if (before === 'class' && isClass(word)) return `${word}class`;
  if (isClass(before) && word === 'class') return `${before}class`;
  return before === 'rq' && /^\d+$/.test(word) ? `rq${word}` : undefined;
};

const isClass = (word: string): boolean => /^[fedcbas]$/.test(word);
