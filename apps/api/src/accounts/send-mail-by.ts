import type { Logger } from 'pino';
import type { SendMail } from '#accounts';
import type { Mailer } from '#mail';
import type { MailTexts } from './mail-texts.ts';

/** Writes emails and passes them to the mailer. One that cannot be saved is logged: the user requests another. */
export const sendMailBy =
  (mailer: Mailer, words: MailTexts, logger: Logger): SendMail =>
  async ({ kind, userId, to, language, values }) => {
    try {
      await mailer.send({ userId, to, ...(await words.of(kind, language, values)) });
    } catch (error) {
      logger.error({ err: error, kind }, 'a mail was lost');
    }
  };
