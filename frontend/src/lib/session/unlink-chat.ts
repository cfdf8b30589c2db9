import { call, readAnswer } from '../api/read-answer.ts';
import { apiPaths } from '../paths.ts';

/** Takes back the link to the chat account. */
export async function unlinkChat(): Promise<void> {
  const headers = { accept: 'application/json', 'idempotency-key': crypto.randomUUID() };
  await readAnswer(await call(apiPaths.chatLink, { method: 'DELETE', headers }));
}
