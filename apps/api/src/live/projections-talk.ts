import { parentPort } from 'node:worker_threads';

/** What the threads that work views are started with. */
export type ProjectionsWorkerData = {
  readonly eventStoreUrl: string;
  readonly readStoreUrl: string;
  readonly tracesUrl?: string | undefined;
};

/** What such a thread tells; it is told but one thing, to stop, by any message. */
export type ProjectionsWorkerSays =
  | { readonly kind: 'progress'; readonly view: string; readonly position: number; readonly head: number }
  | { readonly kind: 'caught-up' }
  /** A list of `ViewChange` as JSON: of a busy log there are thousands, and a thread takes in text twice as fast. */
  | { readonly kind: 'changes'; readonly changes: string }
  | { readonly kind: 'advanced'; readonly views: readonly string[]; readonly position: number }
  | { readonly kind: 'trouble'; readonly view: string; readonly message: string };

/** One process works a folder, so the next start goes on under the same name at once. */
export const HOLDER = 'api';

/** In such a thread: tells whoever started it. */
export const say = (message: ProjectionsWorkerSays): void => parentPort?.postMessage(message);
