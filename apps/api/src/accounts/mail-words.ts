import type { Logger } from 'pino';
import { type WordingKind, wordingOf } from '#mail';

type Values = Parameters<typeof wordingOf>[2];
type Approved = (language: string) => Promise<Readonly<Record<string, string>>>;

/** Words of mails and of what goes by chat: those of the release, and over them what people approved since. */
export class MailWords {
  readonly #logger: Logger;
  #approved: Approved = async () => ({});

  constructor(logger: Logger) {
    this.#logger = logger;
  }

  /** From now on asks there, by key as in a file of mails, for what people approved. */
  use(approved: Approved): void {
    this.#approved = approved;
  }

  /** A mail does not wait for views: without them it goes out in the words of the release. */
  async of(kind: WordingKind, language: string, values: Values) {
    const approved = await this.#approved(language).catch((err: unknown) => {
      this.#logger.warn({ err }, 'a mail goes out without the words that people approved');
      return {};
    });
    return wordingOf(kind, language, values, approved);
  }
}
