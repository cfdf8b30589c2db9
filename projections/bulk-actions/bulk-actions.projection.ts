import type { BulkActionKind, BulkActionEvent, BulkActionReason } from '#domain';
import type { Projection } from '#read-store';

/** A bulk action and its progress; `at`, `changedAt`, `from`, `to` ISO 8601. */
export type BulkActionDoc = {
  readonly sweepId: string;
  readonly act: BulkActionKind;
  readonly status: 'waiting' | 'running' | 'finished' | 'withdrawn';
  readonly personId: string;
  readonly from: string | null;
  readonly to: string | null;
  readonly undoes: string | null;
  readonly reason: BulkActionReason;
  readonly textId: string | null;
  readonly plannedBy: string;
  readonly confirmedBy: string | null;
  readonly at: string;
  readonly changedAt: string;
  readonly total: number;
  readonly taken: number;
  /** Number of steps without an effect. */
  readonly left: number;
};

/** View `bulk-actions`: bulk actions of staff, for staff. */
export const bulkActions: Projection<BulkActionEvent, BulkActionDoc> = {
  name: 'bulk-actions',
  version: 1,
  handles: ['SweepPlanned', 'SweepConfirmed', 'SweepAdvanced', 'SweepFinished', 'SweepWithdrawn'],
  indexes: [['at'], ['status', 'at']],
  keysOf: ({ data }) => [data.sweepId],
  channel: () => 'history:sweep',
  evolve: (doc, event) => {
    const { at } = event.meta;
    if (event.type === 'SweepPlanned') return planned(event.data, at);
    if (!doc) return doc;
    switch (event.type) {
      case 'SweepConfirmed':
        return { ...doc, status: 'running', confirmedBy: event.data.by, changedAt: at };
      case 'SweepAdvanced':
        return { ...doc, taken: event.data.taken, left: doc.left + event.data.left.length, changedAt: at };
      case 'SweepFinished':
        return { ...doc, status: 'finished', changedAt: at };
      case 'SweepWithdrawn':
        return { ...doc, status: 'withdrawn', changedAt: at };
      default:
        return doc;
    }
  },
};

const planned = (data: Extract<BulkActionEvent, { type: 'SweepPlanned' }>['data'], at: string): BulkActionDoc => ({
  sweepId: data.sweepId,
  act: data.act,
  status: data.waiting ? 'waiting' : 'running',
  personId: data.personId,
  from: data.from ?? null,
  to: data.to ?? null,
  undoes: data.undoes ?? null,
  reason: data.reason,
  textId: data.textId ?? null,
  plannedBy: data.by,
  confirmedBy: null,
  at,
  changedAt: at,
  total: data.total,
  taken: 0,
  left: 0,
});
