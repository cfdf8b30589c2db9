import useSWR, { mutate } from 'swr';
import { session } from '#contracts';
import type { CurrentUser } from '#contracts';
import { forgetWrites } from '../api/after-position.ts';
import { queryApi } from '../api/query-api.ts';
import type { Answer } from '../api/query-api.ts';
import { asProblem } from '../api/problem-error.ts';
import type { ProblemError } from '../api/problem-error.ts';
import { fetchOrCached } from '../offline-cache/fetch-or-cached.ts';
import { forgetAnswers, cacheAnswer, cacheOwner, cachedAnswer } from '../offline-cache/cached-answers.ts';
import { mountedViews } from '../live-views/mounted-views.ts';
import { socketOfAnother } from '../live-views/socket.ts';
import { forgetAccount } from './forget-account.ts';

const sessionKey = ['session'] as const;

/** Not known yet, or not available: then there is a problem, and a way to retry. */
export type UnknownSession = { status: 'unknown'; problem: ProblemError | undefined; retry: () => void };
export type Session = UnknownSession | { status: 'signed-out' } | ({ status: 'signed-in' } & SignedIn);

export type SignedIn = {
  userId: string;
  name: string;
  tier: number;
  mod: boolean;
  admin: boolean;
  chatName: string | undefined;
  email: string;
  /** The email address is confirmed. */
  confirmed: boolean;
  /** Logging in asks for a code. */
  twoFactor: boolean;
  limits: NonNullable<CurrentUser['limits']>;
  /** The language of emails. */
  language: string | undefined;
};

function sessionOf(user: CurrentUser): Session {
  if (user.username === undefined) return { status: 'signed-out' };
  const {
    id,
    username,
    tier,
    mod,
    admin = false,
    discordName,
    email = '',
    confirmed = false,
    language,
    limits = [],
  } = user;
  const known = { userId: id ?? username, name: username, tier, mod, admin, email, confirmed, language, limits };
  return { status: 'signed-in', ...known, twoFactor: user.twoFactor ?? false, chatName: discordName };
}

/** A session may have ended elsewhere: one user's stored data is not shown to another. */
async function askWho(): Promise<Answer<CurrentUser>> {
  const answer = await queryApi(session.user);
  const before = (await cachedAnswer(sessionKey))?.answer.value as CurrentUser | undefined;
  if (before?.id !== undefined && before.id !== answer.value.id) {
    await forgetAnswers();
    if (answer.value.id !== undefined) forgetAccount();
    await cacheAnswer(sessionKey, answer, cacheOwner());
  }
  return answer;
}

export function useSession(): Session {
  const asked = useSWR<Answer<CurrentUser>, unknown>(sessionKey, () => fetchOrCached(sessionKey, askWho), {
    revalidateOnFocus: true,
  });
  const { data, error, mutate: again } = asked;
  if (data !== undefined) return sessionOf(data.value);
  const problem = error === undefined ? undefined : asProblem(error);
  return { status: 'unknown', problem, retry: () => void again() };
}

const isOneOf = (names: readonly string[]) => (key: unknown) => Array.isArray(key) && names.includes(String(key[0]));

async function askAgain(...names: string[]): Promise<void> {
  forgetWrites();
  await forgetAnswers();
  socketOfAnother();
  await mutate(isOneOf(names));
  for (const view of mountedViews()) view.revalidate();
}

/** After login: everything that depends on the user is loaded again. */
export const sessionChanged = (): Promise<void> => askAgain('session', 'cell-history', 'account');

/** After logout. The user's own lists are still on screen then: loading them again would ask for a login. */
export async function sessionEnded(): Promise<void> {
  await mutate(isOneOf(['account']), undefined, { revalidate: false });
  await askAgain('session', 'cell-history');
}
