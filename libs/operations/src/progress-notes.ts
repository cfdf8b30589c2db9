import type { ReadStore } from '#read-store';
import type { WorkProgress } from './watching.ts';

const NOTE_EVERY_MS = 1_000;

const noteOf = (operationId: string): string => `operation:${operationId}`;

/** The last reported progress of an operation; times are ISO 8601. */
export type NotedProgress = WorkProgress & { readonly startedAt: string; readonly at: string };

/** Reports the progress of an operation every second, which also shows that it is still running. */
export class ProgressNotes {
  readonly #readStore: ReadStore;
  readonly #key: string;
  readonly #timer: NodeJS.Timeout;
  #startedAt = new Date().toISOString();
  #progress: WorkProgress = { position: 0, of: 0 };
  #noting: Promise<void> = Promise.resolve();

  constructor(readStore: ReadStore, operationId: string) {
    this.#readStore = readStore;
    this.#key = noteOf(operationId);
    this.#note();
    this.#timer = setInterval(() => this.#note(), NOTE_EVERY_MS);
  }

  readonly onProgress = (progress: WorkProgress): void => {
    if (progress.view !== this.#progress.view) this.#startedAt = new Date().toISOString();
    this.#progress = progress;
  };

  async end(): Promise<void> {
    clearInterval(this.#timer);
    await this.#noting;
    await this.#readStore.notes.remove(this.#key).catch(() => undefined);
  }

  #note(): void {
    const note: NotedProgress = { ...this.#progress, startedAt: this.#startedAt, at: new Date().toISOString() };
    // A failed report must not affect the work.
    this.#noting = this.#noting.then(() => this.#readStore.notes.put(this.#key, note)).catch(() => undefined);
  }
}

/** Undefined where no process runs it, or it has not started yet. */
export const progressOf = async (readStore: ReadStore, operationId: string): Promise<NotedProgress | undefined> =>
  (await readStore.notes.get(noteOf(operationId))) as NotedProgress | undefined;
