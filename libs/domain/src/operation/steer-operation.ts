import { Command } from '#kernel';
import type { OperationHalted, OperationPaused, OperationReason, OperationResumed } from './operation.events.ts';
import type { Operation } from './operation.state.ts';
import { type OperationItem, operationPermissions } from './operation.permissions.ts';

type OfOperation = { readonly operationId: string; readonly reason: OperationReason };

export class PauseOperation extends Command<OfOperation> {}

export class ResumeOperation extends Command<OfOperation> {}

/** Stop it and restore the state before. */
export class HaltOperation extends Command<OfOperation> {}

const itemOf = ({ status, act }: Operation): OperationItem => ({ status, act });

export const pauseOperation = ({ data, meta }: PauseOperation, state: Operation): readonly OperationPaused[] => {
  operationPermissions.check('pause-operation', itemOf(state), meta, { operationId: data.operationId });
  return [{ type: 'OperationPaused', data }];
};

export const resumeOperation = ({ data, meta }: ResumeOperation, state: Operation): readonly OperationResumed[] => {
  operationPermissions.check('resume-operation', itemOf(state), meta, { operationId: data.operationId });
  return [{ type: 'OperationResumed', data }];
};

export const haltOperation = ({ data, meta }: HaltOperation, state: Operation): readonly OperationHalted[] => {
  operationPermissions.check('halt-operation', itemOf(state), meta, { operationId: data.operationId });
  return [{ type: 'OperationHalted', data }];
};
