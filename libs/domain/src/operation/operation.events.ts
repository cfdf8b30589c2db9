import type { Event } from '#kernel';

export const operationActions = [
  'rebuild',
  'switch',
  'verify',
  'replay-parked',
  'backup',
  'restore',
  'drill',
  'export-public',
  'erase',
] as const;
export type OperationAction = (typeof operationActions)[number];

export const operationReasons = ['routine', 'release', 'repair', 'incident', 'asked'] as const;
export type OperationReason = (typeof operationReasons)[number];

export const operationOutcomes = ['done', 'wrong', 'failed', 'stopped'] as const;
export type OperationOutcome = (typeof operationOutcomes)[number];

/** Numbers of the result: counts, hashes, positions, and how long each part took. No user texts. */
export type OperationFigures = Readonly<Record<string, string | number | boolean>>;

/** `target`: the view, or the id of the account that it is about. */
export type OperationBegun = Event<
  'OperationBegun',
  {
    readonly operationId: string;
    readonly act: OperationAction;
    readonly target?: string;
    readonly reason: OperationReason;
  }
>;

type OfOperation = { readonly operationId: string; readonly reason: OperationReason };

export type OperationPaused = Event<'OperationPaused', OfOperation>;

export type OperationResumed = Event<'OperationResumed', OfOperation>;

/** It was requested to stop and restore the state before. */
export type OperationHalted = Event<'OperationHalted', OfOperation>;

/** It is over. `wrong`: it finished and found a fault; `figures` are the details. */
export type OperationEnded = Event<
  'OperationEnded',
  { readonly operationId: string; readonly outcome: OperationOutcome; readonly figures: OperationFigures }
>;

export type OperationEvent = OperationBegun | OperationPaused | OperationResumed | OperationHalted | OperationEnded;
