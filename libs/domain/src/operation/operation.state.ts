import type { Decider } from '#kernel';
import type { OperationAction, OperationEvent } from './operation.events.ts';

export type OperationStatus = 'unknown' | 'running' | 'paused' | 'halting' | 'ended';

export type Operation = { readonly status: OperationStatus; readonly act?: OperationAction; readonly target?: string };

export const operationStream = (operationId: string): string => `operation-${operationId}`;

const statusAfter = {
  OperationBegun: 'running',
  OperationPaused: 'paused',
  OperationResumed: 'running',
  OperationHalted: 'halting',
  OperationEnded: 'ended',
} as const satisfies Record<OperationEvent['type'], OperationStatus>;

export const operation: Decider<Operation, OperationEvent> = {
  initial: { status: 'unknown' },
  evolve: (state, event) => {
    const status = statusAfter[event.type];
    if (event.type !== 'OperationBegun') return { ...state, status };
    const { act, target } = event.data;
    return { status, act, ...(target !== undefined && { target }) };
  },
};
