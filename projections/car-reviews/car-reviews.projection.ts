import type { CarReviewEvent, OfReview } from '#domain';
import type { Projection } from '#read-store';

/** A review of a car: `author` a user id, `deck` cars and tracks as in a link, times ISO 8601. */
export type CarReviewDoc = {
  readonly carId: string;
  readonly author: string;
  readonly textId: string;
  readonly deck: string | null;
  readonly waits: boolean;
  readonly status: 'waiting' | 'shown' | 'hidden' | 'removed' | 'withheld';
  readonly writtenAt: string;
  readonly editedAt: string | null;
};

export const reviewKey = ({ carId, author }: Pick<OfReview, 'carId'> & { readonly author: string }): string =>
  `${carId}|${author}`;

/** View `car-reviews`: the reviews of each car. */
export const carReviewsView: Projection<CarReviewEvent, CarReviewDoc> = {
  name: 'car-reviews',
  version: 2,
  handles: [
    'CarReviewWritten',
    'CarReviewRemoved',
    'CarReviewPutBack',
    'CarReviewHidden',
    'CarReviewShownAgain',
    'CarReviewLetIn',
    'CarReviewWaitsAgain',
  ],
  indexes: [
    ['carId', 'status', 'writtenAt'],
    ['author', 'status'],
  ],
  keysOf: ({ data }) => [reviewKey(data)],
  channel: (key) => `car:${key.slice(0, key.lastIndexOf('|'))}`,
  evolve: (doc, event) => {
    if (event.type === 'CarReviewWritten') {
      const { carId, author, textId, deck = null, waits = false } = event.data;
      const { at } = event.meta;
      const times =
        doc?.status === 'shown' || doc?.status === 'waiting'
          ? { writtenAt: doc.writtenAt, editedAt: at }
          : { writtenAt: at, editedAt: null };
      return { carId, author, textId, deck, waits, status: waits ? 'waiting' : 'shown', ...times };
    }
    if (!doc) return undefined;
    if (event.type === 'CarReviewLetIn') return { ...doc, waits: false, status: 'shown' };
    if (event.type === 'CarReviewWaitsAgain') return { ...doc, waits: true, status: 'waiting' };
    const status = next[event.type]?.[doc.status === 'waiting' ? 'shown' : doc.status] ?? doc.status;
    return { ...doc, status: status === 'shown' && doc.waits ? 'waiting' : status };
  },
};

type Status = Exclude<CarReviewDoc['status'], 'waiting'>;
const removal = { shown: 'removed', hidden: 'withheld', removed: 'removed', withheld: 'withheld' } as const;
const hiding = { shown: 'hidden', removed: 'withheld', hidden: 'hidden', withheld: 'withheld' } as const;
const next: Partial<Record<CarReviewEvent['type'], Readonly<Record<Status, Status>>>> = {
  CarReviewRemoved: removal,
  CarReviewPutBack: { shown: 'shown', removed: 'shown', hidden: 'hidden', withheld: 'hidden' },
  CarReviewHidden: hiding,
  CarReviewShownAgain: { shown: 'shown', hidden: 'shown', removed: 'removed', withheld: 'removed' },
};
