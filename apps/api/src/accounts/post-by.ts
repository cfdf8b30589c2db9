import type { Logger } from 'pino';
import type { Post } from '#accounts';
import { type Mailer, wordingOf } from '#mail';

/** Words letters and hands them to the mailer. One that cannot be kept is the log's to tell: the person asks for another. */
export const postBy =
  (mailer: Mailer, logger: Logger): Post =>
  async ({ kind, to, language, values }) => {
    try {
      await mailer.send({ to, ...(await wordingOf(kind, language, values)) });
    } catch (error) {
      logger.error({ err: error, kind }, 'a letter was lost');
    }
  };
