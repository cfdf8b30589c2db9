import type { OperationEvent } from '../../operation/operation.events.ts';
import { operationStream } from '../../operation/operation.state.ts';
import { type HistoryKind, never, oneStream } from '../history-kind.ts';

export const operationHistoryKind: HistoryKind<OperationEvent> = {
  kind: 'operation',
  stream: oneStream(operationStream),
  itemOf: ({ operationId }) => operationId,
  seenBy: 'admins',
  isPublic: never,
  acts: {
    OperationBegun: {
      act: 'planned',
      byStaff: true,
      status: 'running',
      facts: ({ act, target }) => ({ operation: act, target }),
    },
    OperationPaused: { act: 'paused', byStaff: true, status: 'paused' },
    OperationResumed: { act: 'resumed', byStaff: true, status: 'running' },
    OperationHalted: { act: 'halted', byStaff: true, status: 'halting' },
    OperationEnded: {
      act: 'finished',
      byStaff: true,
      status: 'finished',
      facts: ({ outcome }) => ({ outcome }),
    },
  },
};
