import useSWR, { mutate as mutateAll } from 'swr';
import { account, apiKeys, chatLink, eventPlans, mails, passkeys, webhooks } from '#contracts';
import type {
  AccountPasskey,
  AccountSession,
  ApiKeyDto,
  ChatLinkState,
  EventPlan,
  EmailPreferences,
  WebhookDto,
} from '#contracts';
import { queryApi } from '../api/query-api.ts';
import type { Answer } from '../api/query-api.ts';
import { asProblem } from '../api/problem-error.ts';
import type { ProblemError } from '../api/problem-error.ts';
import { useSlow } from '../live-views/query-options.ts';
import { withLoginPrompt } from './while-signed-in.ts';

/** A query for the user's own account: loaded, loading, late, or refused with a way to retry. */
export type AccountQuery<Value> = {
  value: Value | undefined;
  problem: ProblemError | undefined;
  late: boolean;
  retry: () => void;
};

function useOwn<Value>(name: string, question: () => Promise<Answer<Value>>): AccountQuery<Value> {
  const { slow, options } = useSlow(name);
  const { data, error, isValidating, mutate } = useSWR<Value, unknown>(
    ['account', name],
    async () => (await withLoginPrompt(question)).value,
    options,
  );
  const problem = error === undefined ? undefined : asProblem(error);
  return { value: data, problem, late: isValidating && slow, retry: () => void mutate() };
}

export const useMySessions = (): AccountQuery<readonly AccountSession[]> =>
  useOwn('sessions', () => queryApi(account.sessions));

export const useMyPasskeys = (): AccountQuery<readonly AccountPasskey[]> =>
  useOwn('passkeys', () => queryApi(passkeys.list));

export const useMyApiKeys = (): AccountQuery<{ readonly keys: readonly ApiKeyDto[] }> =>
  useOwn('api-keys', () => queryApi(apiKeys.mine));

export const useMyWebhooks = (): AccountQuery<{ readonly webhooks: readonly WebhookDto[] }> =>
  useOwn('webhooks', () => queryApi(webhooks.mine));

export const useMyEventPlan = (): AccountQuery<EventPlan> => useOwn('event-plan', () => queryApi(eventPlans.mine));

/** Caches the plan after a command of the user. */
export const eventPlanIs = (plan: EventPlan): Promise<unknown> =>
  mutateAll(['account', 'event-plan'], plan, { revalidate: false });

export const useMyEmailPreferences = (): AccountQuery<EmailPreferences> =>
  useOwn('mail-wishes', () => queryApi(mails.wishes));

/** Caches the mail wishes after a command of the user. */
export const setEmailPreferences = (wishes: EmailPreferences): Promise<unknown> =>
  mutateAll(['account', 'mail-wishes'], wishes, { revalidate: false });

export const useChatLink = (): AccountQuery<ChatLinkState> => useOwn('chat-link', () => queryApi(chatLink.state));

/** The current session; undefined until it is known. */
export function useCurrentSessionId(): string | undefined {
  const { data } = useSWR(['account', 'session'], async () => (await queryApi(account.current)).value?.session.id);
  return data;
}

/** After a change of the user's own lists: they are loaded again. */
export async function accountChanged(): Promise<void> {
  await mutateAll((key) => Array.isArray(key) && key[0] === 'account');
}
