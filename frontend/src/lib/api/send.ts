import { addressFor } from '#contracts';
import type { AnswerOf, Endpoint, RequestOf, Written } from '#contracts';
import { rememberWrite } from './after-position.ts';
import { checkAnswer } from './answer-check.ts';
import { call, readAnswer } from './read-answer.ts';
import { withSavingNotice } from './with-saving-notice.ts';

let pressedAt = 0;
for (const type of ['click', 'keydown']) addEventListener(type, ({ timeStamp }) => (pressedAt = timeStamp), true);

/** The parameters of an endpoint, and an idempotency key: the same for every retry, so that it runs once. */
export type IdempotentRequest<Of extends Endpoint> =
  Record<never, never> extends RequestOf<Of>
    ? [request?: RequestOf<Of>, key?: string]
    : [request: RequestOf<Of>, key?: string];

/** Whether a response is that of a command; its views will show the result. */
export const isWritten = (answer: unknown): answer is Written =>
  typeof answer === 'object' && answer !== null && 'position' in answer && 'views' in answer;

/** Sends a write; from then on its views are requested at its position. May be called again with the same key. */
export async function send<Of extends Endpoint>(
  endpoint: Of,
  ...[request, key = crypto.randomUUID()]: IdempotentRequest<Of>
): Promise<AnswerOf<Of>> {
  const { body, ...inAddress } = (request ?? {}) as { readonly body?: unknown };
  // The trace of a write starts at the user's click or key press.
  const sincePress = `${Math.round(performance.now() - pressedAt)}`;
  const headers = new Headers({ accept: 'application/json', 'idempotency-key': key, 'x-since-press': sincePress });
  const init: RequestInit = { method: endpoint.method, headers };
  if (body !== undefined) {
    const isFile = body instanceof Blob;
    headers.set('content-type', isFile ? body.type : 'application/json');
    init.body = isFile ? body : JSON.stringify(body);
  }
  const answer = await withSavingNotice(call(addressFor(endpoint, inAddress), init).then(readAnswer));
  checkAnswer(endpoint, answer);
  if (isWritten(answer)) rememberWrite(answer);
  return answer as AnswerOf<Of>;
}
