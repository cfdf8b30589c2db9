import { call, readAnswer } from '../api/read-answer.ts';
import { apiPaths } from '../paths.ts';
import { forgetMine } from './my-lap-times.ts';
import { sessionChanged } from './use-session.ts';

async function post(path: string, body: object): Promise<void> {
  const headers = {
    accept: 'application/json',
    'content-type': 'application/json',
    'idempotency-key': crypto.randomUUID(),
  };
  await readAnswer(await call(path, { method: 'POST', headers, body: JSON.stringify(body) }));
  await sessionChanged();
}

/** Throws `credentials-wrong` when the pair does not match. */
export const signIn = (email: string, password: string): Promise<void> => post(apiPaths.signIn, { email, password });

/** Makes the account and signs in. Throws `email-taken` or `name-taken`. */
export const signUp = (name: string, email: string, password: string): Promise<void> =>
  post(apiPaths.signUp, { name, email, password });

export async function signOut(): Promise<void> {
  await post(apiPaths.signOut, {});
  forgetMine();
}
