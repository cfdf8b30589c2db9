import { Command } from '#kernel';
import type { OperationEnded, OperationFigures, OperationOutcome } from './operation.events.ts';
import type { Operation } from './operation.state.ts';
import { operationPermissions } from './operation.permissions.ts';

/** End an operation with its result; no event where it has one. */
export class EndOperation extends Command<{
  readonly operationId: string;
  readonly outcome: OperationOutcome;
  readonly figures: OperationFigures;
}> {}

export const endOperation = ({ data, meta }: EndOperation, { status, act }: Operation): readonly OperationEnded[] =>
  operationPermissions.applies('end-operation', { status, act }, meta) ? [{ type: 'OperationEnded', data }] : [];
