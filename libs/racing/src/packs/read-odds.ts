import { carClasses } from '../car-class.ts';
import type { CardOdds } from './pack.ts';

const HUNDREDTHS = 100;

/** Reads odds as the game writes them, a text per card: "S2.5 A17.75 B79.75". */
export const readOdds = (cards: readonly string[]): readonly CardOdds[] => cards.map(readCard);

const readCard = (text: string): CardOdds => {
  const percents = new Map(text.split(' ').map((part) => [part.slice(0, 1), Number(part.slice(1))]));
  return Object.fromEntries(
    carClasses.flatMap(({ letter }) => {
      const percent = percents.get(letter);
      return percent === undefined ? [] : [[letter, Math.round(percent * HUNDREDTHS)]];
    }),
  );
};
