import { Command } from '#kernel';
import type { OperationAct, OperationBegun, OperationReason } from './operation.events.ts';
import type { Operation } from './operation.state.ts';
import { operationWhoMay } from './operation.who-may.ts';

export class BeginOperation extends Command<{
  readonly act: OperationAct;
  readonly target?: string;
  readonly reason: OperationReason;
}> {}

export const beginOperation = (
  { data, meta }: BeginOperation,
  { status }: Operation,
  { operationId }: { readonly operationId: string },
): readonly OperationBegun[] => {
  operationWhoMay.check('begin-operation', { status, act: data.act }, meta);
  return [{ type: 'OperationBegun', data: { operationId, ...data } }];
};
