import useSWR, { mutate } from 'swr';
import type { CurrentUser } from '#contracts';
import { forgetWrites } from '../api/after-position.ts';
import { ask } from '../api/ask.ts';
import { apiPaths } from '../paths.ts';

const sessionKey = ['session'] as const;

export type Session =
  { status: 'unknown' } | { status: 'signed-out' } | { status: 'signed-in'; userId: string; name: string };

function sessionOf(user: CurrentUser | undefined): Session {
  if (user === undefined) return { status: 'unknown' };
  if (user.username === undefined) return { status: 'signed-out' };
  return { status: 'signed-in', userId: user.id ?? user.username, name: user.username };
}

/** Who is asking. */
export function useSession(): Session {
  const { data } = useSWR(
    sessionKey,
    () => ask<CurrentUser>({ view: 'session', path: apiPaths.currentUser, shape: 'current-user' }),
    {
      revalidateOnFocus: true,
    },
  );
  return sessionOf(data?.value);
}

/** After signing in or out: everything that depends on who is asking is asked again. */
export async function sessionChanged(): Promise<void> {
  forgetWrites();
  await mutate((key) => Array.isArray(key) && (key[0] === 'session' || key[0] === 'cell-story'));
}
