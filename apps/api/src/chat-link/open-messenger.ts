import { type Messenger, openMessenger } from '#chat';
import { putIntoOutbox } from '#mail';
import type { Config } from '../config.ts';

/** Discord where a bot is configured. Else the same outbox as for emails. */
export const openConfiguredMessenger = async ({ discord, outbox }: Config): Promise<Messenger> =>
  discord ? openMessenger(discord) : outboxMessenger(outbox);

const outboxMessenger = (folder: string): Messenger => ({
  send: async (to, text) => {
    await putIntoOutbox(folder, { by: 'chat', to, subject: 'Private message', text });
    return `chat user ${to.slice(-4)}`;
  },
  close: () => undefined,
});
