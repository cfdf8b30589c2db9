import useSWR, { mutate } from 'swr';
import type { AccountPasskey, AccountSession, OwnSession } from '#contracts';
import { ask } from '../api/ask.ts';
import type { AnswerShape } from '../api/answer-check.ts';
import { asProblem } from '../api/problem-error.ts';
import type { ProblemError } from '../api/problem-error.ts';
import { apiPaths } from '../paths.ts';
import { whileSignedIn } from './while-signed-in.ts';

/** A list of one's own: known, still asked for, or refused with the way to ask again. */
export type OwnList<Item> = {
  items: readonly Item[] | undefined;
  problem: ProblemError | undefined;
  retry: () => void;
};

function useOwnList<Item>(path: string, shape: AnswerShape): OwnList<Item> {
  const {
    data,
    error,
    mutate: again,
  } = useSWR<readonly Item[], unknown>(['account', path], async () => {
    const question = { view: 'account', path: apiPaths.auth(path), shape };
    return (await whileSignedIn(() => ask<Item[]>(question))).value;
  });
  return { items: data, problem: error === undefined ? undefined : asProblem(error), retry: () => void again() };
}

/** Where one is signed in. */
export const useOwnSessions = (): OwnList<AccountSession> => useOwnList('/list-sessions', 'account-sessions');

export const useOwnPasskeys = (): OwnList<AccountPasskey> =>
  useOwnList('/passkey/list-user-passkeys', 'account-passkeys');

/** The session that asks; undefined until it is known. */
export function useCurrentSessionId(): string | undefined {
  const { data } = useSWR(['account', 'session'], async () => {
    const path = apiPaths.auth('/get-session');
    const { value } = await ask<OwnSession>({ view: 'account', path, shape: 'own-session' });
    return value?.session.id;
  });
  return data;
}

/** After a change of one's own lists: they are asked again. */
export async function accountChanged(): Promise<void> {
  await mutate((key) => Array.isArray(key) && key[0] === 'account');
}
