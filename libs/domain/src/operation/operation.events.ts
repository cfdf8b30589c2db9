import type { Event } from '#kernel';

/** What an operator or an admin does with the installation itself. */
export const operationActs = [
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
export type OperationAct = (typeof operationActs)[number];

/** Why it is done. */
export const operationReasons = ['routine', 'release', 'repair', 'incident', 'asked'] as const;
export type OperationReason = (typeof operationReasons)[number];

/** How it ended. */
export const operationOutcomes = ['done', 'wrong', 'failed', 'stopped'] as const;
export type OperationOutcome = (typeof operationOutcomes)[number];

/** Figures of what was found or done: counts, hashes, positions, and how long each part took. No words of persons. */
export type OperationFigures = Readonly<Record<string, string | number | boolean>>;

/** It was begun. `target`: the view, or the id of the account that it is about. */
export type OperationBegun = Event<
  'OperationBegun',
  {
    readonly operationId: string;
    readonly act: OperationAct;
    readonly target?: string;
    readonly reason: OperationReason;
  }
>;

type OfOperation = { readonly operationId: string; readonly reason: OperationReason };

/** Whoever does it was told to wait. */
export type OperationPaused = Event<'OperationPaused', OfOperation>;

/** Whoever does it was told to go on. */
export type OperationResumed = Event<'OperationResumed', OfOperation>;

/** Whoever does it was told to leave everything as it was before. */
export type OperationHalted = Event<'OperationHalted', OfOperation>;

/** It is over. `wrong`: it was done and found something amiss; `figures` say what. */
export type OperationEnded = Event<
  'OperationEnded',
  { readonly operationId: string; readonly outcome: OperationOutcome; readonly figures: OperationFigures }
>;

export type OperationEvent = OperationBegun | OperationPaused | OperationResumed | OperationHalted | OperationEnded;
