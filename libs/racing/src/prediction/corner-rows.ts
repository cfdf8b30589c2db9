import { fastRows } from './corner-rows-fast.ts';
import { shortRows } from './corner-rows-short.ts';
import { twistyRows } from './corner-rows-twisty.ts';

/**
 * How a lap with corners follows a car's stats, a row per track code: the seconds of the average car (cornerTerms) if
 * the ground had the grip of dry asphalt; the exponents of `cornerTerms` in thousandths; the least and most seconds
 * that a car can need, where there are enough measurements; `~` for a code that was carried over from the same circuit
 * in other conditions. Source: the players' least-squares fit on 34,812 measured times, of 1,905 cars.
 */
export const cornerRows = `${shortRows}${twistyRows}${fastRows}`;
