import useSWR, { mutate } from 'swr';
import { account, passkeys } from '#contracts';
import type { AccountPasskey, AccountSession } from '#contracts';
import { ask } from '../api/ask.ts';
import type { Answer } from '../api/ask.ts';
import { asProblem } from '../api/problem-error.ts';
import type { ProblemError } from '../api/problem-error.ts';
import { whileSignedIn } from './while-signed-in.ts';

/** A list of one's own: known, still asked for, or refused with the way to ask again. */
export type OwnList<Item> = {
  items: readonly Item[] | undefined;
  problem: ProblemError | undefined;
  retry: () => void;
};

function useOwnList<Item>(name: string, list: () => Promise<Answer<readonly Item[]>>): OwnList<Item> {
  const {
    data,
    error,
    mutate: again,
  } = useSWR<readonly Item[], unknown>(['account', name], async () => (await whileSignedIn(list)).value);
  return { items: data, problem: error === undefined ? undefined : asProblem(error), retry: () => void again() };
}

/** Where one is signed in. */
export const useOwnSessions = (): OwnList<AccountSession> => useOwnList('sessions', () => ask(account.sessions));

export const useOwnPasskeys = (): OwnList<AccountPasskey> => useOwnList('passkeys', () => ask(passkeys.list));

/** The session that asks; undefined until it is known. */
export function useCurrentSessionId(): string | undefined {
  const { data } = useSWR(['account', 'session'], async () => (await ask(account.current)).value?.session.id);
  return data;
}

/** After a change of one's own lists: they are asked again. */
export async function accountChanged(): Promise<void> {
  await mutate((key) => Array.isArray(key) && key[0] === 'account');
}
