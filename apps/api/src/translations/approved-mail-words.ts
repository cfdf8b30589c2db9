import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { MailWords } from '../accounts/mail-words.ts';
import { MAIL_WORDS } from '../ports.ts';
import { LanguageTexts } from './language-texts.ts';
import { MAIL_NAMESPACE } from './release-texts.ts';

@Injectable()
export class ApprovedMailWords implements OnModuleInit {
  constructor(
    @Inject(MAIL_WORDS) private readonly words: MailWords,
    private readonly texts: LanguageTexts,
  ) {}

  onModuleInit(): void {
    const start = `${MAIL_NAMESPACE}:`;
    this.words.use(async (language) => {
      const { texts } = await this.texts.approved(language);
      const ofMails = Object.entries(texts).filter(([key]) => key.startsWith(start));
      return Object.fromEntries(ofMails.map(([key, text]) => [key.slice(start.length), text]));
    });
  }
}
