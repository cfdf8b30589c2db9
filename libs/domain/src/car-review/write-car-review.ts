import { Command, type StoredText, RuleBroken } from '#kernel';
import { deckOfLink, formatDeck } from '#racing';
import type { CarReviewWritten, OfReview } from './car-review.events.ts';
import type { CarReview } from './car-review.state.ts';
import { carReviewPermissions } from './car-review.permissions.ts';

/** Write or rewrite a review of a car; `link` is a link of ours to cars and tracks side by side. */
export class WriteCarReview extends Command<OfReview & { readonly text: string; readonly link?: string }> {}

/**
 * Outside data: the car (undefined: none), unknown cars of the link, and whether the author's texts need approval
 * first.
 */
type WriteFacts = StoredText & {
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
  carReviewPermissions.check('write-car-review', { ...state, author }, meta, { carId });
  const deck = link === undefined ? {} : { deck: deckIn(link) };
  const [unknown] = unknownCars;
  if (unknown !== undefined) throw new RuleBroken('car-unknown', { carId: unknown });
  const waiting = mustWait(state, waits) ? { waits: true as const } : {};
  return [{ type: 'CarReviewWritten', data: { carId, author, textId, ...deck, ...waiting } }];
};

/** A waiting review waits until a moderator approves it; a reported one is in their queue already. */
const mustWait = ({ waits, removed, reports }: CarReview, isNew: boolean): boolean =>
  waits || (isNew && (removed || reports.every(({ status }) => status !== 'open')));

/** Rebuilt from the parsed link, so that nothing else of it is stored. */
const deckIn = (link: string): string => {
  const deck = deckOfLink(link);
  if (!deck) throw new RuleBroken('deck-link-unreadable');
  return formatDeck(deck);
};
