import { awaitedPosition, viewReached } from './after-position.ts';
import type { Base } from './address.ts';
import { checkAnswer } from './answer-check.ts';
import type { AnswerShape } from './answer-check.ts';
import { call, readAnswer } from './read-answer.ts';

/** An answer and the lower bound of what it contains. */
export type Answer<Value> = { value: Value; position: number };

export type Question = { view: string; path: string; body?: unknown; shape: AnswerShape };

const kept = new Map<string, { etag: string; answer: Answer<unknown> }>();
const mostKept = 60;

/** What sign-in answers, which also renews its cookies; all else is a view. */
const ofSignIn = new Set(['session', 'account']);
const baseFor = ({ view }: Question): Base => (ofSignIn.has(view) ? 'api' : 'reads');

function keep(path: string, etag: string | null, answer: Answer<unknown>): void {
  kept.delete(path);
  if (etag !== null) kept.set(path, { etag, answer });
  const oldest = kept.keys().next();
  if (kept.size > mostKept && !oldest.done) kept.delete(oldest.value);
}

function headersFor({ view, path, body }: Question): Headers {
  const headers = new Headers({ accept: 'application/json' });
  const after = awaitedPosition(view);
  if (after !== undefined) headers.set('x-after-position', String(after));
  const before = kept.get(path);
  if (body === undefined && before) headers.set('if-none-match', before.etag);
  if (body !== undefined) headers.set('content-type', 'application/json');
  return headers;
}

/** Asks a view. An unchanged answer costs no body (ETag); our own writes are waited for by the server. */
export async function ask<Value>(question: Question): Promise<Answer<Value>> {
  const { view, path, body, shape } = question;
  const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  const asked = { ...init, headers: headersFor(question), cache: 'no-store' } as const;
  const response = await call(path, asked, baseFor(question));
  const position = Number(response.headers.get('x-position') ?? 0);
  if (response.ok || response.status === 304) viewReached(view, position);

  const before = kept.get(path);
  if (response.status === 304 && before)
    return { value: before.answer.value as Value, position: Math.max(position, before.answer.position) };

  const value = await readAnswer(response);
  checkAnswer(shape, value);
  const answer = { value: value as Value, position };
  if (body === undefined) keep(path, response.headers.get('etag'), answer);
  return answer;
}
