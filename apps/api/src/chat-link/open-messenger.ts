import { type Messenger, openMessenger } from '#chat';
import { putIntoOutbox } from '#mail';
import type { Config } from '../config.ts';

/** Where a bot is set: over Discord. Else into the same outbox as mail, to everybody who asks. */
export const openConfiguredMessenger = async ({ discord, outbox }: Config): Promise<Messenger> =>
  discord ? openMessenger(discord) : outboxMessenger(outbox);

const outboxMessenger = (folder: string): Messenger => ({
  send: async (to, text) => {
    await putIntoOutbox(folder, { by: 'chat', to, subject: 'Private message', text });
    return `chat user ${to.slice(-4)}`;
  },
  close: () => undefined,
});
