import type { Mailer } from './mailer.ts';
import { putIntoOutbox } from './outbox.ts';

export const openOutboxMailer = (folder: string): Mailer => ({
  send: ({ userId, to, subject, text }) => putIntoOutbox(folder, { by: 'mail', userId, to, subject, text }),
  close: async () => undefined,
});
