import type { AccountBodies } from '#contracts';
import { asProblem } from '../api/problem-error.ts';
import { call, readAnswer } from '../api/read-answer.ts';
import { apiPaths } from '../paths.ts';
import { askToSignIn } from './sign-in-request.ts';

/** A write that is not of the log: no views follow it. */
export async function sendOwn(method: 'POST' | 'DELETE', address: string, body?: object): Promise<unknown> {
  const headers = new Headers({ accept: 'application/json', 'idempotency-key': crypto.randomUUID() });
  const init: RequestInit = { method, headers };
  if (body !== undefined) {
    headers.set('content-type', 'application/json');
    init.body = JSON.stringify(body);
  }
  return readAnswer(await call(address, init));
}

/** Posts to sign-in's own routes, and gives back the answer. */
export const postAccount = <Path extends keyof AccountBodies>(
  path: Path,
  body: AccountBodies[Path],
): Promise<unknown> => sendOwn('POST', apiPaths.auth(path), body);

/** When the session has ended meanwhile, it asks to sign in and goes on. */
export async function whileSignedIn<Answer>(act: () => Promise<Answer>): Promise<Answer> {
  try {
    return await act();
  } catch (thrown) {
    const problem = asProblem(thrown);
    if (problem.code !== 'signed-out' || !(await askToSignIn())) throw problem;
    return whileSignedIn(act);
  }
}

/** `postAccount` for what is one's own. */
export const postSignedIn = <Path extends keyof AccountBodies>(
  path: Path,
  body: AccountBodies[Path],
): Promise<unknown> => whileSignedIn(() => postAccount(path, body));
