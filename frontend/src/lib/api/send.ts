import { addressFor } from '#contracts';
import type { AnswerOf, Endpoint, RequestOf, Written } from '#contracts';
import { rememberWrite } from './after-position.ts';
import { checkAnswer } from './answer-check.ts';
import { call, readAnswer } from './read-answer.ts';
import { saidWhileSaving } from './said-while-saving.ts';

let pressedAt = 0;
for (const type of ['click', 'keydown']) addEventListener(type, ({ timeStamp }) => (pressedAt = timeStamp), true);

/** What an endpoint is sent, and the key of this one wish: the same for every try, so that it is done once. */
export type SentOnce<Of extends Endpoint> =
  Record<never, never> extends RequestOf<Of>
    ? [request?: RequestOf<Of>, key?: string]
    : [request: RequestOf<Of>, key?: string];

/** Whether an answer is that of a command; its views will show what it did. */
export const isWritten = (answer: unknown): answer is Written =>
  typeof answer === 'object' && answer !== null && 'position' in answer && 'views' in answer;

/** Sends a write; the views that will show it are waited for from now on. May be called again with the same key. */
export async function send<Of extends Endpoint>(
  endpoint: Of,
  ...[request, key = crypto.randomUUID()]: SentOnce<Of>
): Promise<AnswerOf<Of>> {
  const { body, ...inAddress } = (request ?? {}) as { readonly body?: unknown };
  // The trace of a write begins where somebody pressed something.
  const sincePress = `${Math.round(performance.now() - pressedAt)}`;
  const headers = new Headers({ accept: 'application/json', 'idempotency-key': key, 'x-since-press': sincePress });
  const init: RequestInit = { method: endpoint.method, headers };
  if (body !== undefined) {
    const isFile = body instanceof Blob;
    headers.set('content-type', isFile ? body.type : 'application/json');
    init.body = isFile ? body : JSON.stringify(body);
  }
  const answer = await saidWhileSaving(call(addressFor(endpoint, inAddress), init).then(readAnswer));
  checkAnswer(endpoint, answer);
  if (isWritten(answer)) rememberWrite(answer);
  return answer as AnswerOf<Of>;
}
