import { Inject, Injectable } from '@nestjs/common';
import type { Accounts } from '#accounts';
import {
  type AppointTranslationReviewer,
  type ApproveTranslation,
  type OfTranslation,
  type TranslationEvent,
  translationStream,
} from '#domain';
import type { EventStore } from '#event-store';
import type { TextForms } from '#racing';
import { ACCOUNTS, EVENT_STORE } from '../ports.ts';
import { formsIn } from './forms-in.ts';
import { ReleaseTexts } from './release-texts.ts';

@Injectable()
export class TranslationLookups {
  constructor(
    @Inject(EVENT_STORE) private readonly eventStore: EventStore,
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
    private readonly release: ReleaseTexts,
  ) {}

  async english({ data: { key } }: { readonly data: OfTranslation }): Promise<TextForms | undefined> {
    return (await this.release.english()).get(key);
  }

  /** Undefined where they were deleted with their author's account. */
  async forms({ data }: ApproveTranslation): Promise<TextForms | undefined> {
    // From the log: a view may not have it yet.
    const events = (await this.eventStore.read(translationStream(data))) as readonly TranslationEvent[];
    const one = events
      .flatMap((event) => (event.type === 'TranslationSuggested' ? [event.data] : []))
      .find(({ suggestionId }) => suggestionId === data.suggestionId);
    const texts = one ? await this.accounts.texts.bodies([one.textId]) : undefined;
    const text = one && texts?.get(one.textId);
    return text === undefined ? undefined : formsIn(text);
  }
}

/** Checks that the reviewer's account exists. */
@Injectable()
export class TranslatorLookups {
  constructor(@Inject(ACCOUNTS) private readonly accounts: Accounts) {}

  async isKnown({ data: { member } }: AppointTranslationReviewer): Promise<boolean> {
    return ((await this.accounts.displayNames([member])).get(member) ?? null) !== null;
  }
}
