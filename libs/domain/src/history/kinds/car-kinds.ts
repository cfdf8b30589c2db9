import type { ActorId } from '#kernel';
import { carStream } from '../../car/car.state.ts';
import type { CarEvent } from '../../car/car.events.ts';
import { attributesAt } from '#racing';
import type { CarAttributes } from '../../car/car-attributes.ts';
import type { PendingCarEvent } from '../../car/pending-car.events.ts';
import type { CarLoopEvent } from '../../animated-card/animated-card.events.ts';
import { animatedCardItemId } from '../../animated-card/animated-card.queue-kind.ts';
import { animatedCardsStream } from '../../animated-card/animated-card.state.ts';
import type { CarPhotoEvent } from '../../car-photo/car-photo.events.ts';
import { photoItemId } from '../../car-photo/car-photo.queue-kind.ts';
import { carPhotosStream } from '../../car-photo/car-photo.state.ts';
import type { CarReviewEvent } from '../../car-review/car-review.events.ts';
import { reviewItemId } from '../../car-review/car-review.queue-kind.ts';
import { carReviewStream } from '../../car-review/car-review.state.ts';
import { partsOf } from '../../queue/queue-kind.ts';
import { type HistoryKind, inStatus, oneStream } from '../history-kind.ts';

/** A car: its stats as stated, of any game version. */
export const carHistoryKind: HistoryKind<CarEvent | PendingCarEvent> = {
  kind: 'car',
  stream: oneStream(carStream),
  itemOf: ({ carId }) => carId,
  seenBy: 'moderators',
  isPublic: inStatus('released', 'retired'),
  acts: {
    CarReleased: {
      act: 'released',
      byStaff: true,
      status: 'released',
      facts: ({ car, gameVersion }) => ({ ...car, gameVersion }),
    },
    CarRevised: {
      act: 'corrected',
      byStaff: true,
      facts: ({ changes, gameVersion }) => ({ ...changes, gameVersion }),
    },
    CarRetired: { act: 'retired', byStaff: true, status: 'retired', facts: ({ gameVersion }) => ({ gameVersion }) },
    CarReturned: { act: 'returned', byStaff: true, status: 'released', facts: ({ gameVersion }) => ({ gameVersion }) },
    CarHistoryRestated: {
      act: 'restated',
      byStaff: true,
      facts: ({ history }) => ({ ...attributesAt<CarAttributes>(history.map(({ source: _source, ...said }) => said)) }),
    },
    PendingCarAdded: {
      act: 'pending',
      byStaff: true,
      status: 'pending',
      facts: ({ facts, gameVersion }) => ({ ...facts, gameVersion }),
    },
    PendingCarRevised: { act: 'corrected', byStaff: true, facts: ({ changes }) => changes },
    PendingCarApproved: { act: 'approved', byStaff: true },
    PendingCarDismissed: { act: 'dismissed', byStaff: true, status: 'dismissed' },
  },
};

const sizeOf = ({ width, height }: { readonly width: number; readonly height: number }) => ({
  size: `${width} × ${height}`,
});

export const carPhotoHistoryKind: HistoryKind<CarPhotoEvent> = {
  kind: 'car-photo',
  stream: oneStream((itemId) => carPhotosStream(partsOf(itemId)[0])),
  itemOf: photoItemId,
  seenBy: 'moderators',
  isPublic: inStatus('approved'),
  acts: {
    CarPhotoSubmitted: {
      act: 'submitted',
      status: 'pending',
      owner: ({ submittedBy }) => submittedBy,
      facts: ({ gameVersion, ...data }) => ({ gameVersion, ...sizeOf(data) }),
    },
    CarPhotoApproved: {
      act: 'approved',
      byStaff: true,
      status: 'approved',
      facts: ({ gameVersion }) => ({ gameVersion }),
    },
    CarPhotoDeclined: { act: 'declined', byStaff: true, status: 'declined' },
    CarPhotoWithdrawn: { act: 'withdrawn', status: 'withdrawn' },
    CarPhotoReopened: { act: 'reopened', byStaff: true, status: 'pending' },
  },
};

export const animatedCardHistoryKind: HistoryKind<CarLoopEvent> = {
  kind: 'car-loop',
  stream: oneStream((itemId) => animatedCardsStream(partsOf(itemId)[0])),
  itemOf: animatedCardItemId,
  seenBy: 'moderators',
  // A report does not change who sees it.
  isPublic: inStatus('approved', 'reported'),
  acts: {
    CarLoopSubmitted: {
      act: 'submitted',
      status: 'pending',
      owner: ({ submittedBy }) => submittedBy,
      facts: sizeOf,
    },
    CarLoopApproved: { act: 'approved', byStaff: true, status: 'approved' },
    CarLoopReported: { act: 'reported', told: 'staff', status: 'reported' },
    CarLoopDeclined: { act: 'declined', byStaff: true, status: 'declined' },
    CarLoopWithdrawn: { act: 'withdrawn', status: 'withdrawn' },
    CarLoopReopened: { act: 'reopened', byStaff: true, status: 'pending' },
  },
};

export const carReviewHistoryKind: HistoryKind<CarReviewEvent> = {
  kind: 'car-review',
  stream: oneStream((itemId) => {
    const [carId, author] = partsOf(itemId);
    return carReviewStream({ carId, author: author as ActorId });
  }),
  itemOf: reviewItemId,
  seenBy: 'moderators',
  isPublic: inStatus('shown'),
  acts: {
    CarReviewWritten: {
      act: 'written',
      // Hidden stays hidden, whatever its author changes.
      status: ({ status }, { waits }) => {
        if (status === 'hidden' || status === 'withheld') return 'hidden';
        return waits ? 'waiting' : 'shown';
      },
      owner: ({ author }) => author,
      facts: ({ textId, deck }) => ({ words: { textId }, deck }),
    },
    CarReviewRemoved: { act: 'removed', status: ({ status }) => (status === 'hidden' ? 'withheld' : 'removed') },
    CarReviewPutBack: {
      act: 'put-back',
      status: ({ status }, { waits }) => {
        if (status === 'withheld') return 'hidden';
        return waits ? 'waiting' : 'shown';
      },
    },
    CarReviewReported: { act: 'reported', told: 'staff' },
    CarReviewReportsDismissed: { act: 'reports-dismissed', told: 'staff' },
    CarReviewReportsReopened: { act: 'reopened', told: 'staff' },
    CarReviewHidden: {
      act: 'hidden',
      byStaff: true,
      note: 'staff',
      status: ({ status }) => (status === 'removed' ? 'withheld' : 'hidden'),
    },
    CarReviewShownAgain: {
      act: 'shown-again',
      byStaff: true,
      note: 'staff',
      status: ({ status }, { waits }) => {
        if (status === 'withheld') return 'removed';
        return waits ? 'waiting' : 'shown';
      },
    },
    CarReviewLetIn: { act: 'approved', byStaff: true, status: 'shown' },
    CarReviewWaitsAgain: { act: 'reopened', byStaff: true, status: 'waiting' },
  },
};
