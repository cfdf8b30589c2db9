import useSWR, { mutate as mutateAll } from 'swr';
import { account, apiKeys, chatLink, eventPlans, mails, passkeys, webhooks } from '#contracts';
import type {
  AccountPasskey,
  AccountSession,
  ApiKeyShown,
  ChatLinkState,
  EventPlan,
  MailWishes,
  WebhookShown,
} from '#contracts';
import { ask } from '../api/ask.ts';
import type { Answer } from '../api/ask.ts';
import { asProblem } from '../api/problem-error.ts';
import type { ProblemError } from '../api/problem-error.ts';
import { useSlow } from '../live-views/asking.ts';
import { whileSignedIn } from './while-signed-in.ts';

/** A query for the user's own account: loaded, loading, late, or refused with a way to retry. */
export type Own<Value> = {
  value: Value | undefined;
  problem: ProblemError | undefined;
  late: boolean;
  retry: () => void;
};

function useOwn<Value>(name: string, question: () => Promise<Answer<Value>>): Own<Value> {
  const { slow, options } = useSlow(name);
  const { data, error, isValidating, mutate } = useSWR<Value, unknown>(
    ['account', name],
    async () => (await whileSignedIn(question)).value,
    options,
  );
  const problem = error === undefined ? undefined : asProblem(error);
  return { value: data, problem, late: isValidating && slow, retry: () => void mutate() };
}

export const useOwnSessions = (): Own<readonly AccountSession[]> => useOwn('sessions', () => ask(account.sessions));

export const useOwnPasskeys = (): Own<readonly AccountPasskey[]> => useOwn('passkeys', () => ask(passkeys.list));

export const useOwnApiKeys = (): Own<{ readonly keys: readonly ApiKeyShown[] }> =>
  useOwn('api-keys', () => ask(apiKeys.mine));

export const useOwnWebhooks = (): Own<{ readonly webhooks: readonly WebhookShown[] }> =>
  useOwn('webhooks', () => ask(webhooks.mine));

export const useOwnEventPlan = (): Own<EventPlan> => useOwn('event-plan', () => ask(eventPlans.mine));

/** Caches the plan after a command of the user. */
export const eventPlanIs = (plan: EventPlan): Promise<unknown> =>
  mutateAll(['account', 'event-plan'], plan, { revalidate: false });

export const useOwnMailWishes = (): Own<MailWishes> => useOwn('mail-wishes', () => ask(mails.wishes));

/** Caches the mail wishes after a command of the user. */
export const mailWishesAre = (wishes: MailWishes): Promise<unknown> =>
  mutateAll(['account', 'mail-wishes'], wishes, { revalidate: false });

export const useChatLink = (): Own<ChatLinkState> => useOwn('chat-link', () => ask(chatLink.state));

/** The current session; undefined until it is known. */
export function useCurrentSessionId(): string | undefined {
  const { data } = useSWR(['account', 'session'], async () => (await ask(account.current)).value?.session.id);
  return data;
}

/** After a change of the user's own lists: they are loaded again. */
export async function accountChanged(): Promise<void> {
  await mutateAll((key) => Array.isArray(key) && key[0] === 'account');
}
