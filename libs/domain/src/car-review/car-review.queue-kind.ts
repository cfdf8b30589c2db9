import { partsOf, type QueueKind, type QueueMove } from '../queue/queue-kind.ts';
import type { ActorId } from '#kernel';
import type { CarReviewEvent, OfReview, ReviewFault } from './car-review.events.ts';
import { carReviewStream } from './car-review.state.ts';

export const reviewItemId = ({ carId, author }: OfReview): string => `${carId}|${author}`;

// Faults that may harm a user come first.
const urgent: readonly ReviewFault[] = ['insult', 'private'];

const become: Partial<Record<CarReviewEvent['type'], 'approved' | 'declined' | 'gone' | 'back'>> = {
  CarReviewReportsDismissed: 'declined',
  CarReviewReportsReopened: 'back',
  CarReviewHidden: 'approved',
  CarReviewLetIn: 'approved',
  CarReviewShownAgain: 'back',
  CarReviewRemoved: 'gone',
  CarReviewPutBack: 'back',
};

/**
 * Reported reviews wait: approved means that the report was right, and the review is hidden. The first reviews of a new
 * account wait as well: approved, they are public, declined, they are hidden.
 */
export const carReviewQueueKind: QueueKind<CarReviewEvent> = {
  kind: 'car-review',
  stream: (itemId) => {
    const [carId, author] = partsOf(itemId);
    return carReviewStream({ carId, author: author as ActorId });
  },
  handles: [
    'CarReviewWritten',
    'CarReviewReported',
    'CarReviewReportsDismissed',
    'CarReviewReportsReopened',
    'CarReviewHidden',
    'CarReviewShownAgain',
    'CarReviewRemoved',
    'CarReviewPutBack',
    'CarReviewLetIn',
    'CarReviewWaitsAgain',
  ],
  moveOf: ({ type, data }): QueueMove | undefined => {
    const itemId = reviewItemId(data);
    if (type === 'CarReviewWritten') {
      if (!data.waits) return { to: 'changed', itemId };
      const { author } = data;
      return { to: 'waiting', itemId, priority: 'low', submitter: author, owner: author, changes: true };
    }
    // Not restored to its earlier status: its author may have removed it since then.
    if ('waits' in data || type === 'CarReviewWaitsAgain')
      return { to: 'waiting', itemId, priority: 'low', ...(type !== 'CarReviewPutBack' && { undoes: true }) };
    if (type === 'CarReviewHidden' && data.waited) return { to: 'declined', itemId };
    if (type === 'CarReviewReported') {
      const priority = urgent.includes(data.fault) ? 'high' : 'medium';
      return { to: 'waiting', itemId, priority, reporter: data.reportedBy, owner: data.author, changes: true };
    }
    const to = become[type];
    return to && { to, itemId };
  },
};
