import { type BulkActionEvent } from '../../bulk-action/bulk-action.events.ts';
import { bulkActionStream } from '../../bulk-action/bulk-action.state.ts';
import { type HistoryKind, never, oneStream } from '../history-kind.ts';

/** Bulk actions of staff: for staff. */
export const bulkActionHistoryKind: HistoryKind<BulkActionEvent> = {
  kind: 'sweep',
  stream: oneStream(bulkActionStream),
  itemOf: ({ sweepId }) => sweepId,
  seenBy: 'moderators',
  isPublic: never,
  acts: {
    SweepPlanned: {
      act: 'planned',
      byStaff: true,
      status: (_, { waiting }) => (waiting ? 'waiting' : 'running'),
      about: ({ personId }) => personId,
      facts: ({ act, from, to, total, alone }) => ({ act, from, to, steps: total, alone }),
    },
    SweepStepsTold: { act: 'planned', unlogged: true },
    SweepConfirmed: { act: 'confirmed', byStaff: true, status: 'running' },
    SweepAdvanced: { act: 'advanced', unlogged: true, facts: ({ taken }) => ({ taken }) },
    SweepFinished: { act: 'finished', status: 'finished', facts: ({ done, left }) => ({ done, left }) },
    SweepWithdrawn: { act: 'withdrawn', byStaff: true, status: 'withdrawn' },
  },
};
