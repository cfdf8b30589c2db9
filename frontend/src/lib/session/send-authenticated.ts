import type { AnswerOf, Endpoint } from '#contracts';
import { isWritten, send } from '../api/send.ts';
import type { IdempotentRequest } from '../api/send.ts';
import { revalidateViews } from '../live-views/mounted-views.ts';
import { withLoginPrompt } from './while-signed-in.ts';

/** `send`; logged out, it asks the user to log in and then continues with the same intent. Views on screen follow. */
export async function sendAuthenticated<Of extends Endpoint>(
  endpoint: Of,
  ...sent: IdempotentRequest<Of>
): Promise<AnswerOf<Of>> {
  const [request, key = crypto.randomUUID()] = sent;
  const once = [request, key] as IdempotentRequest<Of>;
  const answer = await withLoginPrompt(() => send(endpoint, ...once));
  if (isWritten(answer)) revalidateViews(answer.views);
  return answer;
}

/** For automatic requests: they never ask the user to log in. */
export async function sendInBackground<Of extends Endpoint>(
  endpoint: Of,
  ...sent: IdempotentRequest<Of>
): Promise<AnswerOf<Of>> {
  const answer = await send(endpoint, ...sent);
  if (isWritten(answer)) revalidateViews(answer.views);
  return answer;
}
