import useSWR, { mutate } from 'swr';
import type { CurrentUser } from '#contracts';
import { forgetWrites } from '../api/after-position.ts';
import { ask } from '../api/ask.ts';
import type { Answer } from '../api/ask.ts';
import { askOrRecall } from '../kept/ask-or-recall.ts';
import { forgetAnswers, keepAnswer, keeperOfNow, keptAnswer } from '../kept/kept-answers.ts';
import { mountedViews } from '../live-views/mounted-views.ts';
import { apiPaths } from '../paths.ts';

const sessionKey = ['session'] as const;

export type Session =
  | { status: 'unknown' }
  | { status: 'signed-out' }
  | { status: 'signed-in'; userId: string; name: string; tier: number; mod: boolean; chatName: string | undefined };

function sessionOf(user: CurrentUser | undefined): Session {
  if (user === undefined) return { status: 'unknown' };
  if (user.username === undefined) return { status: 'signed-out' };
  const { id, username, tier, mod, discordName } = user;
  return { status: 'signed-in', userId: id ?? username, name: username, tier, mod, chatName: discordName };
}

/** A session may have ended elsewhere: what was kept for one person is not shown to another. */
async function askWho(): Promise<Answer<CurrentUser>> {
  const answer = await ask<CurrentUser>({ view: 'session', path: apiPaths.currentUser, shape: 'current-user' });
  const before = (await keptAnswer(sessionKey))?.answer.value as CurrentUser | undefined;
  if (before?.id !== undefined && before.id !== answer.value.id) {
    await forgetAnswers();
    await keepAnswer(sessionKey, answer, keeperOfNow());
  }
  return answer;
}

/** Who is asking. */
export function useSession(): Session {
  const { data } = useSWR(sessionKey, () => askOrRecall(sessionKey, askWho), {
    revalidateOnFocus: true,
  });
  return sessionOf(data?.value);
}

/** After signing in or out: everything that depends on who is asking is asked again. */
export async function sessionChanged(): Promise<void> {
  forgetWrites();
  await forgetAnswers();
  await mutate((key) => Array.isArray(key) && (key[0] === 'session' || key[0] === 'cell-story'));
  for (const view of mountedViews()) view.revalidate();
}
