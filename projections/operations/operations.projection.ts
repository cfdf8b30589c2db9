import type { OperationAction, OperationEvent, OperationFigures, OperationOutcome, OperationReason } from '#domain';
import type { Projection } from '#read-store';

/** One operation: its action, actor, reason, progress and result. Times are ISO 8601. */
export type OperationDoc = {
  readonly operationId: string;
  readonly act: OperationAction;
  readonly target: string | null;
  readonly by: string;
  readonly reason: OperationReason;
  readonly begunAt: string;
  readonly status: 'running' | 'paused' | 'halting' | 'ended';
  readonly endedAt: string | null;
  readonly outcome: OperationOutcome | null;
  readonly figures: OperationFigures;
};

/** View `operations`: operations on the installation itself. */
export const operationsView: Projection<OperationEvent, OperationDoc> = {
  name: 'operations',
  version: 1,
  handles: ['OperationBegun', 'OperationPaused', 'OperationResumed', 'OperationHalted', 'OperationEnded'],
  indexes: [['begunAt'], ['act', 'begunAt'], ['act', 'outcome', 'begunAt'], ['endedAt', 'begunAt']],
  keysOf: ({ data }) => [data.operationId],
  channel: () => 'operations',
  evolve: (doc, { type, data, meta: { at, actor } }) => {
    if (type === 'OperationBegun') {
      const { operationId, act, target = null, reason } = data;
      const open = { status: 'running', endedAt: null, outcome: null, figures: {} } as const;
      return { operationId, act, target, by: actor, reason, begunAt: at, ...open };
    }
    if (!doc) return undefined;
    switch (type) {
      case 'OperationPaused':
        return { ...doc, status: 'paused' };
      case 'OperationResumed':
        return { ...doc, status: 'running' };
      case 'OperationHalted':
        return { ...doc, status: 'halting' };
      case 'OperationEnded':
        return { ...doc, status: 'ended', endedAt: at, outcome: data.outcome, figures: data.figures };
    }
  },
};
