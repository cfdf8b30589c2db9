import type { Written } from '#contracts';
import { rememberWrite } from './after-position.ts';
import { checkAnswer } from './answer-check.ts';
import { call, readAnswer } from './read-answer.ts';

/** One thing that a person wants done. Its key stays the same for every try, so that it is done once. */
export type Intent = {
  readonly key: string;
  readonly method: 'POST' | 'DELETE' | 'PUT';
  readonly path: string;
  readonly body: unknown;
};

export function newIntent(method: Intent['method'], path: string, body?: unknown): Intent {
  return { key: crypto.randomUUID(), method, path, body };
}

/** Sends an intent; the views that will show it are waited for from now on. May be called again with the same intent. */
export async function send(intent: Intent): Promise<Written> {
  const headers = new Headers({ accept: 'application/json', 'idempotency-key': intent.key });
  const init: RequestInit = { method: intent.method, headers };
  if (intent.body !== undefined) {
    headers.set('content-type', 'application/json');
    init.body = JSON.stringify(intent.body);
  }
  const answer = await readAnswer(await call(intent.path, init));
  checkAnswer('written', answer);
  const written = answer as Written;
  rememberWrite(written);
  return written;
}
