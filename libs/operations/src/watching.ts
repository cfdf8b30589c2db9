import type { OperationFigures } from '#domain';

/** How far a piece of work is: `position` of `of`, of a view where it goes view by view. */
export type WorkProgress = { readonly view?: string; readonly position: number; readonly of: number };

/** What a long piece of work is told, and tells. */
export type Watching = {
  readonly signal: AbortSignal;
  /** Resolves when it may go on; rejects when it is to stop. */
  mayGoOn(): Promise<void>;
  onProgress(progress: WorkProgress): void;
};

/** What came of it. `wrong`: it was done, and found something amiss. */
export type WorkDone = { readonly outcome: 'done' | 'wrong'; readonly figures: OperationFigures };

/** Somebody has told it to stop; everything is as it was before. */
export class OperationStopped extends Error {
  constructor() {
    super('Stopped. Everything is as it was before.');
    this.name = 'OperationStopped';
  }
}
