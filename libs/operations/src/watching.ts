import type { OperationFigures } from '#domain';

/** The progress of the work: `position` of `of`, in a view where it goes view by view. */
export type WorkProgress = { readonly view?: string; readonly position: number; readonly of: number };

export type Watching = {
  readonly signal: AbortSignal;
  /** Resolves when it may continue; rejects when it must stop. */
  mayGoOn(): Promise<void>;
  onProgress(progress: WorkProgress): void;
};

/** The result. `wrong`: it finished, and found a fault. */
export type WorkDone = { readonly outcome: 'done' | 'wrong'; readonly figures: OperationFigures };

export class OperationStopped extends Error {
  constructor() {
    super('Stopped. Everything is as it was before.');
    this.name = 'OperationStopped';
  }
}
