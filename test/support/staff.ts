import { AppointAdmin, appointAdmin, member, memberStream, operator } from '#domain';
import { commandMeta, decideAndAppend } from '#event-store';
import type { TestApi } from './api.ts';
import { markSecondFactor } from './mark-second-factor.ts';

export const userIdOf = async (api: TestApi, cookie: string): Promise<string> =>
  (await api.get('/api/getUser', { cookie })).json<{ id: string }>().id;

export const giveSecondFactor = (api: TestApi, userId: string): void => markSecondFactor(api.folder, userId);

/** The same as `ops grant-admin`. */
export const appoint = async (api: TestApi, userId: string): Promise<void> => {
  const data = { userId, reason: { code: 'trusted' } } as const;
  const now = new Date().toISOString();
  const meta = commandMeta({ name: 'AppointAdmin', data, actor: operator, idempotencyKey: userId, now });
  const decide = (state: typeof member.initial) => appointAdmin(new AppointAdmin(data, meta), state, {});
  await decideAndAppend(api.running.ports.eventStore, memberStream(userId), member, decide, meta);
};

/** The cookie of a new admin with a second factor. */
export const anAdmin = async (api: TestApi, name: string): Promise<string> => {
  const cookie = await api.signUp(name);
  const userId = await userIdOf(api, cookie);
  giveSecondFactor(api, userId);
  await appoint(api, userId);
  return cookie;
};
