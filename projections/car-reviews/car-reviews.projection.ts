import type { CarReviewEvent, OfReview } from '#domain';
import type { Projection } from '#read-store';

/** What somebody thinks of a car: `author` a user id, `deck` cars and tracks as a link holds them, times ISO 8601. */
export type CarReviewDoc = {
  readonly carId: string;
  readonly author: string;
  readonly textId: string;
  readonly deck: string | null;
  readonly status: 'shown' | 'hidden' | 'removed' | 'withheld';
  readonly writtenAt: string;
  readonly editedAt: string | null;
};

/** The key of a person's review of a car. */
export const reviewKey = ({ carId, author }: Pick<OfReview, 'carId'> & { readonly author: string }): string =>
  `${carId}|${author}`;

/** View `car-reviews`: what people wrote of each car. */
export const carReviewsView: Projection<CarReviewEvent, CarReviewDoc> = {
  name: 'car-reviews',
  version: 1,
  handles: ['CarReviewWritten', 'CarReviewRemoved', 'CarReviewPutBack', 'CarReviewHidden', 'CarReviewShownAgain'],
  indexes: [['carId', 'status', 'writtenAt']],
  keysOf: ({ data }) => [reviewKey(data)],
  channel: (key) => `car:${key.slice(0, key.lastIndexOf('|'))}`,
  evolve: (doc, event) => {
    if (event.type === 'CarReviewWritten') {
      const { carId, author, textId, deck = null } = event.data;
      const { at } = event.meta;
      const times =
        doc?.status === 'shown' ? { writtenAt: doc.writtenAt, editedAt: at } : { writtenAt: at, editedAt: null };
      return { carId, author, textId, deck, status: 'shown', ...times };
    }
    const become = next[event.type];
    return doc && become ? { ...doc, status: become[doc.status] } : doc;
  },
};

type Status = CarReviewDoc['status'];
const removal = { shown: 'removed', hidden: 'withheld', removed: 'removed', withheld: 'withheld' } as const;
const hiding = { shown: 'hidden', removed: 'withheld', hidden: 'hidden', withheld: 'withheld' } as const;
const next: Partial<Record<CarReviewEvent['type'], Readonly<Record<Status, Status>>>> = {
  CarReviewRemoved: removal,
  CarReviewPutBack: { shown: 'shown', removed: 'shown', hidden: 'hidden', withheld: 'hidden' },
  CarReviewHidden: hiding,
  CarReviewShownAgain: { shown: 'shown', hidden: 'shown', removed: 'removed', withheld: 'removed' },
};
