import { parentPort } from 'node:worker_threads';

export type ProjectionsWorkerData = {
  readonly eventStoreUrl: string;
  readonly readStoreUrl: string;
  readonly tracesUrl?: string | undefined;
};

/** Messages of such a thread; it receives only one, to stop: any message. */
export type ProjectionsWorkerMessage =
  | { readonly kind: 'progress'; readonly view: string; readonly position: number; readonly head: number }
  | { readonly kind: 'caught-up' }
  /** A list of `ViewChange` as JSON: of a busy log there are thousands, and a thread takes in text twice as fast. */
  | { readonly kind: 'changes'; readonly changes: string }
  | { readonly kind: 'advanced'; readonly views: readonly string[]; readonly position: number }
  | { readonly kind: 'trouble'; readonly view: string; readonly message: string };

/** One process works on a folder, so the next start immediately continues under the same name. */
export const HOLDER = 'api';

/** In such a thread: sends a message to the parent. */
export const sendMessage = (message: ProjectionsWorkerMessage): void => parentPort?.postMessage(message);
