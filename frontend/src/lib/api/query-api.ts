import { addressFor } from '#contracts';
import type { AnswerOf, Endpoint, RequestOf } from '#contracts';
import { awaitedPosition, viewReached } from './after-position.ts';
import type { Base } from './address.ts';
import { checkAnswer } from './answer-check.ts';
import { call, readAnswer } from './read-answer.ts';

/** A response and the lower bound of the position that it includes. */
export type Answer<Value> = { value: Value; position: number };

type Sent<Of extends Endpoint> =
  Record<never, never> extends RequestOf<Of> ? [request?: RequestOf<Of>] : [request: RequestOf<Of>];

const kept = new Map<string, { etag: string; answer: Answer<unknown> }>();
const mostKept = 60;

/** Responses about the user come from the API, where the session is; all else is a view. */
const baseFor = ({ views, reads }: Endpoint): Base => (views || reads ? 'reads' : 'api');

function keep(address: string, etag: string | null, answer: Answer<unknown>): void {
  kept.delete(address);
  if (etag !== null) kept.set(address, { etag, answer });
  const oldest = kept.keys().next();
  if (kept.size > mostKept && !oldest.done) kept.delete(oldest.value);
}

function headersFor({ views = [] }: Endpoint, address: string, body: unknown): Headers {
  const headers = new Headers({ accept: 'application/json' });
  const after = Math.max(...views.map((view) => awaitedPosition(view) ?? 0), 0);
  if (after > 0) headers.set('x-after-position', String(after));
  const before = kept.get(address);
  if (body === undefined && before) headers.set('if-none-match', before.etag);
  if (body !== undefined) headers.set('content-type', 'application/json');
  return headers;
}

/** Requests an endpoint. An unchanged response costs no body (ETag); the server waits for our own writes. */
export async function queryApi<Of extends Endpoint>(
  endpoint: Of,
  ...[request]: Sent<Of>
): Promise<Answer<AnswerOf<Of>>> {
  const { body, ...inAddress } = (request ?? {}) as { readonly body?: unknown };
  const { method, views = [] } = endpoint;
  const address = addressFor(endpoint, inAddress);
  const init = body === undefined ? {} : { method, body: JSON.stringify(body) };
  const asked = { ...init, headers: headersFor(endpoint, address, body), cache: 'no-store' } as const;
  const response = await call(address, asked, baseFor(endpoint));
  const position = Number(response.headers.get('x-position') ?? 0);
  if (response.ok || response.status === 304) for (const view of views) viewReached(view, position);

  const before = kept.get(address);
  if (response.status === 304 && before)
    return {
      value: before.answer.value as AnswerOf<Of>,
      position: Math.max(position, before.answer.position),
    };

  const value = await readAnswer(response);
  checkAnswer(endpoint, value);
  const answer = { value: value as AnswerOf<Of>, position };
  if (body === undefined) keep(address, response.headers.get('etag'), answer);
  return answer;
}

/** Requests a response that is no JSON, or that the browser caches. Throws the refusal. */
export async function queryFile<Of extends Endpoint>(
  endpoint: Of,
  request: RequestOf<Of>,
  init: RequestInit = {},
): Promise<Response> {
  const response = await call(addressFor(endpoint, request), init, baseFor(endpoint));
  if (!response.ok) await readAnswer(response);
  return response;
}
