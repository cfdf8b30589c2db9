import type { AccountBodies } from '#contracts';
import { asProblem } from '../api/problem-error.ts';
import { call, readAnswer } from '../api/read-answer.ts';
import { apiPaths } from '../paths.ts';
import { askToSignIn } from './sign-in-request.ts';

/** Posts to sign-in's own routes, and gives back the answer. */
export async function postAccount<Path extends keyof AccountBodies>(
  path: Path,
  body: AccountBodies[Path],
): Promise<unknown> {
  const headers = {
    accept: 'application/json',
    'content-type': 'application/json',
    'idempotency-key': crypto.randomUUID(),
  };
  return readAnswer(await call(apiPaths.auth(path), { method: 'POST', headers, body: JSON.stringify(body) }));
}

/** The same for what is one's own: when the session has ended, it asks to sign in and goes on. */
export async function postSignedIn<Path extends keyof AccountBodies>(
  path: Path,
  body: AccountBodies[Path],
): Promise<unknown> {
  try {
    return await postAccount(path, body);
  } catch (thrown) {
    const problem = asProblem(thrown);
    if (problem.code !== 'signed-out' || !(await askToSignIn())) throw problem;
    return postSignedIn(path, body);
  }
}
