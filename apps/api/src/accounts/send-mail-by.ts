import type { Logger } from 'pino';
import type { SendMail } from '#accounts';
import { type Mailer, wordingOf } from '#mail';

/** Words mails and hands them to the mailer. One that cannot be kept is the log's to tell: the person asks for another. */
export const sendMailBy =
  (mailer: Mailer, logger: Logger): SendMail =>
  async ({ kind, userId, to, language, values }) => {
    try {
      await mailer.send({ userId, to, ...(await wordingOf(kind, language, values)) });
    } catch (error) {
      logger.error({ err: error, kind }, 'a mail was lost');
    }
  };
