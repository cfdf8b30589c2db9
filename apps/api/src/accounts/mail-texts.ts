import type { Logger } from 'pino';
import { type WordingKind, wordingOf } from '#mail';

type Values = Parameters<typeof wordingOf>[2];
type Approved = (language: string) => Promise<Readonly<Record<string, string>>>;

/** Texts of emails and chat messages: those of the release, overridden by those approved since. */
export class MailTexts {
  readonly #logger: Logger;
  #approved: Approved = async () => ({});

  constructor(logger: Logger) {
    this.#logger = logger;
  }

  /** Sets where to look up approved texts, by key as in a file of emails. */
  use(approved: Approved): void {
    this.#approved = approved;
  }

  /** An email does not wait for views: without them it uses the texts of the release. */
  async of(kind: WordingKind, language: string, values: Values) {
    const approved = await this.#approved(language).catch((err: unknown) => {
      this.#logger.warn({ err }, 'a mail goes out without the words that people approved');
      return {};
    });
    return wordingOf(kind, language, values, approved);
  }
}
