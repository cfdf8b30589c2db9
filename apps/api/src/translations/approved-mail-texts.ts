import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { MailTexts } from '../accounts/mail-texts.ts';
import { MAIL_TEXTS } from '../ports.ts';
import { LanguageTexts } from './language-texts.ts';
import { MAIL_NAMESPACE } from './release-texts.ts';

@Injectable()
export class ApprovedMailTexts implements OnModuleInit {
  constructor(
    @Inject(MAIL_TEXTS) private readonly words: MailTexts,
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
