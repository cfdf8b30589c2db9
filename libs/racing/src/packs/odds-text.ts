import { carClasses } from '../car-class.ts';
import { type CardOdds, WHOLE_ODDS } from './pack.ts';
import { sumOfOdds } from './pack-attributes.ts';

const HUNDREDTHS = 100;
const part = /([a-z])\s*(\d{1,3}(?:[.,]\d{1,2})?)\s*%?/y;
const between = /[\s,;]*/y;

/** A card's odds as typed; or that they are unreadable, or their sum where it is not 100 %. */
export type OddsText =
  | { readonly ok: true; readonly odds: CardOdds }
  | { readonly ok: false; readonly fault: 'unreadable' }
  | { readonly ok: false; readonly fault: 'sum'; readonly percent: number };

/** Reads odds of one card as users type them: "S2.5 A17.75 B79.75", "s 2,5 % a 17,75 % b 79,75 %". */
export const parseOdds = (text: string): OddsText => {
  const odds = readParts(text.trim().toLowerCase());
  if (!odds) return { ok: false, fault: 'unreadable' };
  const sum = sumOfOdds(odds);
  return sum === WHOLE_ODDS ? { ok: true, odds } : { ok: false, fault: 'sum', percent: sum / HUNDREDTHS };
};

const readParts = (text: string): CardOdds | undefined => {
  const odds: Record<string, number> = {};
  let at = 0;
  while (at < text.length) {
    part.lastIndex = at;
    const found = part.exec(text);
    const letter = carClasses.find((known) => known.letter.toLowerCase() === found?.[1])?.letter;
    if (!found || letter === undefined || letter in odds) return undefined;
    odds[letter] = Math.round(Number(found[2]?.replace(',', '.')) * HUNDREDTHS);
    between.lastIndex = part.lastIndex;
    between.exec(text);
    at = between.lastIndex;
  }
  return text === '' ? undefined : odds;
};

/** Odds of one card as the game writes them, the dearest class first: "S2.5 A17.75 B79.75". */
export const formatOdds = (card: CardOdds): string =>
  carClasses
    .toReversed()
    .flatMap(({ letter }) => {
      const chance = card[letter] ?? 0;
      return chance === 0 ? [] : [`${letter}${chance / HUNDREDTHS}`];
    })
    .join(' ');
