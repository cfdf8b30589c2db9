import { randomUUID } from 'node:crypto';
import type { Written } from '#contracts';
import { type Answer, problemIn, type TestApi, writtenIn } from './api.ts';

type Method = 'POST' | 'PUT' | 'DELETE';
type Headers = Readonly<Record<string, string>>;

/** A new key: the request repeats nothing. */
export const idempotencyHeader = () => ({ 'idempotency-key': randomUUID() });

/** Reads from views that have reached this position. */
export const since = (position: number) => ({ 'x-after-position': String(position) });

export const isDone = ({ status }: Answer): boolean => status < 300;

/** The written result; throws a refusal with its text. */
export const done = (answer: Answer): Written => {
  if (!isDone(answer)) throw new Error(`${answer.status} ${answer.text}`);
  return writtenIn(answer);
};

/** The status of a success, else the code of the refusal. */
export const outcomeOf = (answer: Answer): number | string => (isDone(answer) ? answer.status : problemIn(answer).code);

export const writing = (api: TestApi) => {
  const by =
    (method: Method) =>
    (
      cookie: string,
      path: string,
      body: object | undefined = {},
      headers: Headers = idempotencyHeader(),
    ): Promise<Answer> =>
      api.ask(method, `/api/v1/${path.replace(/^\/(api\/v1\/)?/, '')}`, {
        cookie,
        headers,
        ...(method !== 'DELETE' && { body }),
      });
  return { post: by('POST'), put: by('PUT'), take: by('DELETE') };
};

/** A new account with a confirmed email address. */
export const confirmedByMail = async (api: TestApi, name: string): Promise<{ cookie: string; email: string }> => {
  const email = `${name.toLowerCase()}@example.org`;
  const cookie = await api.signUp(name);
  const answer = await api.post('/api/auth/confirm-email', { token: await api.mailedToken(email) }, { cookie });
  if (!isDone(answer)) throw new Error(`${answer.status} ${answer.text}`);
  return { cookie, email };
};
