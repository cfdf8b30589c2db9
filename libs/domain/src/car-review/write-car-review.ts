import { Command, type KeptText, RuleBroken } from '#kernel';
import { deckOfLink, formatDeck } from '#racing';
import type { CarReviewWritten, OfReview } from './car-review.events.ts';
import type { CarReview } from './car-review.state.ts';
import { carReviewWhoMay } from './car-review.who-may.ts';

/** Say what one thinks of a car, or say it anew; `link` is one of ours to cars and tracks side by side. */
export class WriteCarReview extends Command<OfReview & { readonly text: string; readonly link?: string }> {}

/**
 * What is known when it is written: which car (undefined: none), cars of the link that there are not, and whether a moderator
 * looks first at what its author writes.
 */
type WriteFacts = KeptText & {
  readonly carId: string | undefined;
  readonly unknownCars: readonly string[];
  readonly waits: boolean;
};

export const writeCarReview = (
  { data, meta }: WriteCarReview,
  state: CarReview,
  { carId, unknownCars, waits, textId = '' }: WriteFacts,
): readonly CarReviewWritten[] => {
  const { author, link } = data;
  if (carId === undefined) throw new RuleBroken('car-unknown', { carId: data.carId });
  carReviewWhoMay.check('write-car-review', { ...state, author }, meta, { carId });
  const deck = link === undefined ? {} : { deck: deckIn(link) };
  const [unknown] = unknownCars;
  if (unknown !== undefined) throw new RuleBroken('car-unknown', { carId: unknown });
  const waiting = mustWait(state, waits) ? { waits: true as const } : {};
  return [{ type: 'CarReviewWritten', data: { carId, author, textId, ...deck, ...waiting } }];
};

/** What waits does so until a moderator lets it in; what was reported lies before them already. */
const mustWait = ({ waits, removed, reports }: CarReview, isNew: boolean): boolean =>
  waits || (isNew && (removed || reports.every(({ status }) => status !== 'open')));

/** Written anew from what was read, so that nothing else of a link is kept. */
const deckIn = (link: string): string => {
  const deck = deckOfLink(link);
  if (!deck) throw new RuleBroken('deck-link-unreadable');
  return formatDeck(deck);
};
