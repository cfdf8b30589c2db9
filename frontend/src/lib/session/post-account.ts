import type { AccountBodies } from '#contracts';
import { call, readAnswer } from '../api/read-answer.ts';
import { apiPaths } from '../paths.ts';
import { whileSignedIn } from './while-signed-in.ts';

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

/** `postAccount` for what is one's own. */
export const postSignedIn = <Path extends keyof AccountBodies>(
  path: Path,
  body: AccountBodies[Path],
): Promise<unknown> => whileSignedIn(() => postAccount(path, body));
