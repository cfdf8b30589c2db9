import { commandsOf, decision, newId } from '#kernel';
import { BeginOperation, beginOperation } from './begin-operation.ts';
import type { OperationReason } from './operation.events.ts';
import { operation, operationStream } from './operation.state.ts';
import {
  HaltOperation,
  haltOperation,
  PauseOperation,
  pauseOperation,
  ResumeOperation,
  resumeOperation,
} from './steer-operation.ts';

/** `operationId` is created when the operation starts. */
type OfOperation = { readonly operationId?: string; readonly reason: OperationReason };

const ofOne = { id: ({ operationId }: { readonly operationId: string }) => operationId };

export const operationCommands = commandsOf({
  decider: operation,
  stream: ({ operationId }: OfOperation) => operationStream(operationId ?? ''),
  decisions: [
    decision(BeginOperation, beginOperation, {
      id: (_, { operationId }) => operationId,
      stream: (_, { operationId }) => operationStream(operationId),
      facts: { operationId: newId('operation') },
    }),
    decision(PauseOperation, pauseOperation, ofOne),
    decision(ResumeOperation, resumeOperation, ofOne),
    decision(HaltOperation, haltOperation, ofOne),
  ],
});
