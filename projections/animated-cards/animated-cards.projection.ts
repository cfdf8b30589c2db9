import type { CarLoopEvent, AnimatedCardFault } from '#domain';
import type { Recorded } from '#kernel';
import type { Projection } from '#read-store';

/** A submitted loop of a car. `file` names the upload; `by` are user ids, times ISO 8601. */
export type AnimatedCardDoc = {
  readonly loopId: string;
  readonly carId: string;
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly status: 'pending' | 'approved' | 'reported' | 'declined' | 'withdrawn';
  /** Public since `shownAt`: also while a report of it waits. */
  readonly shown: boolean;
  readonly shownAt: string | null;
  readonly submittedBy: string;
  readonly submittedAt: string;
  /** Of the latest decision; null while it waits. */
  readonly decidedAt: string | null;
  readonly reason: AnimatedCardFault | null;
  readonly textId: string | null;
};

/** View `car-loops`: every loop ever submitted, for the showcase and for their authors. */
export const animatedCardsView: Projection<CarLoopEvent, AnimatedCardDoc> = {
  name: 'car-loops',
  version: 1,
  handles: [
    'CarLoopSubmitted',
    'CarLoopApproved',
    'CarLoopReported',
    'CarLoopDeclined',
    'CarLoopWithdrawn',
    'CarLoopReopened',
  ],
  indexes: [
    ['shown', 'shownAt'],
    ['shown', 'submittedBy', 'shownAt'],
    ['shown', 'carId', 'shownAt'],
    ['submittedBy', 'submittedAt'],
    ['submittedBy', 'status'],
    ['file', 'status'],
  ],
  keysOf: ({ data }) => [data.loopId],
  channel: () => 'car-loops',
  // A reported loop stays in the showcase, without any sign of the report.
  shown: (doc) => (doc.shown ? { ...doc, status: 'approved', reason: null, decidedAt: null } : doc),
  evolve: (doc, event) => {
    if (event.type === 'CarLoopSubmitted') return { ...event.data, ...waiting, submittedAt: event.meta.at };
    if (!doc) return undefined;
    switch (event.type) {
      case 'CarLoopApproved':
        return {
          ...decided(doc, 'approved', event),
          shown: true,
          // A loop that was left after a report keeps its place.
          shownAt: doc.shownAt ?? event.meta.at,
        };
      case 'CarLoopReported':
        return { ...doc, status: 'reported', reason: event.data.fault };
      case 'CarLoopDeclined':
        return { ...decided(doc, 'declined', event), reason: event.data.reason, textId: event.data.textId ?? null };
      case 'CarLoopWithdrawn':
        return decided(doc, 'withdrawn', event);
      case 'CarLoopReopened':
        return { ...doc, ...waiting };
    }
  },
};

const hidden = { shown: false, shownAt: null, reason: null, textId: null } as const;
const waiting = { ...hidden, status: 'pending', decidedAt: null } as const;

const decided = (
  doc: AnimatedCardDoc,
  status: AnimatedCardDoc['status'],
  { meta }: Recorded<CarLoopEvent>,
): AnimatedCardDoc => ({
  ...doc,
  ...hidden,
  status,
  decidedAt: meta.at,
});
