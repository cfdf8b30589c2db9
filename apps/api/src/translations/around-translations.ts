import { Inject, Injectable } from '@nestjs/common';
import type { Accounts } from '#accounts';
import type { AppointTranslationReviewer, ApproveTranslation, OfTranslation } from '#domain';
import type { TextForms } from '#racing';
import { type TranslationDoc, translationKey, translations } from '#projections/translations/translations.projection';
import type { View } from '#read-store';
import { InView } from '../in-view.ts';
import { ACCOUNTS } from '../ports.ts';
import { formsIn } from './forms-in.ts';
import { ReleaseTexts } from './release-texts.ts';

/** What commands on translations need to know: the English of today, and the words of a suggestion. */
@Injectable()
export class AroundTranslations {
  constructor(
    @InView(translations) private readonly translations: View<TranslationDoc>,
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
    private readonly release: ReleaseTexts,
  ) {}

  async english({ data: { key } }: { readonly data: OfTranslation }): Promise<TextForms | undefined> {
    return (await this.release.english()).get(key);
  }

  /** Undefined where they went with their author's account. */
  async forms({ data }: ApproveTranslation): Promise<TextForms | undefined> {
    const found = await this.translations.get(translationKey(data));
    const one = found?.doc.suggestions.find(({ suggestionId }) => suggestionId === data.suggestionId);
    const texts = one ? await this.accounts.texts.bodies([one.textId]) : undefined;
    const text = one && texts?.get(one.textId);
    return text === undefined ? undefined : formsIn(text);
  }
}

/** Whether there is somebody who is to review a language. */
@Injectable()
export class AroundTranslators {
  constructor(@Inject(ACCOUNTS) private readonly accounts: Accounts) {}

  async isKnown({ data: { member } }: AppointTranslationReviewer): Promise<boolean> {
    return ((await this.accounts.displayNames([member])).get(member) ?? null) !== null;
  }
}
