import type { Logger } from 'pino';
import type { SendMail } from '#accounts';
import type { Mailer } from '#mail';
import type { MailWords } from './mail-words.ts';

/** Words mails and hands them to the mailer. One that cannot be kept is the log's to tell: the person asks for another. */
export const sendMailBy =
  (mailer: Mailer, words: MailWords, logger: Logger): SendMail =>
  async ({ kind, userId, to, language, values }) => {
    try {
      await mailer.send({ userId, to, ...(await words.of(kind, language, values)) });
    } catch (error) {
      logger.error({ err: error, kind }, 'a mail was lost');
    }
  };
