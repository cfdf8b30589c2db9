import { Option } from 'commander';
import { type OperationReason, operationReasons } from '#domain';

export const reasonOption = (usual: OperationReason = 'routine'): Option =>
  new Option('--reason <reason>', 'reason, for the operations log').choices(operationReasons).default(usual);

export type WithReason = { readonly reason: OperationReason };
