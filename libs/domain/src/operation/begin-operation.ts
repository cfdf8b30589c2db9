import { Command } from '#kernel';
import type { OperationAction, OperationBegun, OperationReason } from './operation.events.ts';
import type { Operation } from './operation.state.ts';
import { operationPermissions } from './operation.permissions.ts';

export class BeginOperation extends Command<{
  readonly act: OperationAction;
  readonly target?: string;
  readonly reason: OperationReason;
}> {}

export const beginOperation = (
  { data, meta }: BeginOperation,
  { status }: Operation,
  { operationId }: { readonly operationId: string },
): readonly OperationBegun[] => {
  operationPermissions.check('begin-operation', { status, act: data.act }, meta);
  return [{ type: 'OperationBegun', data: { operationId, ...data } }];
};
