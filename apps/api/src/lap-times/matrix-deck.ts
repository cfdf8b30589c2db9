import type { MatrixBody } from '#contracts';
import { RuleBroken } from '#kernel';
import { type DeckCar, parseDeck } from '#racing';
import type { Refused } from '../http/refused.ts';
import { shapeInvalid } from '../http/shape-invalid.ts';

/** Longer queries use POST: servers and proxies in between cut long addresses. */
const DECK_BYTES_MAX = 4_096;

/**
 * The deck as in a URL. Unknown parts, which a page skips, are refused here: else the columns would not match the
 * request.
 */
export const deckOf = (text: string): Pick<MatrixBody, 'cars' | 'tracks'> => {
  if (text.length > DECK_BYTES_MAX) throw deckFault(`at most ${DECK_BYTES_MAX} bytes; ask by POST`);
  const { deck, dropped } = parseDeck(text);
  if (dropped[0]) throw new RuleBroken(dropped[0].code, { item: dropped[0].item });
  if (deck.cars.length === 0 || deck.tracks.length === 0) throw deckFault('needs a car and a track');
  return { cars: deck.cars.map(tuned), tracks: [...deck.tracks] };
};

const tuned = ({ carId, tune }: DeckCar) => {
  if (tune === undefined) throw deckFault(`car ${carId} needs a tune`);
  return { carId, tune };
};

const deckFault = (message: string): Refused => shapeInvalid([{ path: ['deck'], message }]);
