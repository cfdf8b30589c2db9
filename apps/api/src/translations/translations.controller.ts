import { Controller } from '@nestjs/common';
import {
  type Coverage,
  languageCodes,
  type ReadRequestOf,
  type SiteText,
  type SiteTextPage,
  type TextFile,
  translations as calls,
} from '#contracts';
import { type Caller, RuleBroken } from '#kernel';
import {
  type LiveTranslationsDoc,
  liveTranslations,
} from '#projections/live-translations/live-translations.projection';
import type { View } from '#read-store';
import { By } from '../http/caller.ts';
import { Endpoint } from '../http/endpoint.ts';
import { Parsed } from '../http/parsed.ts';
import type { Positioned } from '../http/positioned.ts';
import { InjectView } from '../inject-view.ts';
import { fileKey, LanguageTexts } from './language-texts.ts';
import { pageOfTexts } from './list-texts.ts';
import { TextsPresenter } from './texts.presenter.ts';

@Controller()
export class TranslationsController {
  constructor(
    @InjectView(liveTranslations) private readonly view: View<LiveTranslationsDoc>,
    private readonly texts: LanguageTexts,
    private readonly show: TextsPresenter,
  ) {}

  @Endpoint(calls.coverage)
  async coverage(): Promise<Positioned<Coverage>> {
    const position = await this.view.position();
    const translated = languageCodes.filter((language) => language !== 'en');
    return { position, body: { languages: await Promise.all(translated.map((one) => this.show.coverage(one))) } };
  }

  @Endpoint(calls.list)
  async list(
    @Parsed() { params: { language }, query }: ReadRequestOf<typeof calls.list>,
  ): Promise<Positioned<SiteTextPage>> {
    const { position, texts } = await this.texts.of(language);
    return { position, body: pageOfTexts(texts, query) };
  }

  @Endpoint(calls.live)
  async live(
    @Parsed() { params: { language } }: ReadRequestOf<typeof calls.live>,
  ): Promise<Positioned<{ texts: Record<string, string> }>> {
    const { position, texts } = await this.texts.approved(language);
    return { position, body: { texts } };
  }

  @Endpoint(calls.file)
  async file(@Parsed() { params: { language } }: ReadRequestOf<typeof calls.file>): Promise<Positioned<TextFile>> {
    const { position, texts } = await this.texts.of(language);
    const all: Record<string, Record<string, string | null>> = {};
    for (const { key, english, live } of texts) {
      const [namespace = '', name = ''] = key.split(':');
      const forms = Object.entries(live ?? english).map(([form, text]) => [fileKey(name, form), live && text] as const);
      all[namespace] = { ...all[namespace], ...Object.fromEntries(forms) };
    }
    return { position, body: { language, texts: all } };
  }

  @Endpoint(calls.one)
  async one(@Parsed() { params }: ReadRequestOf<typeof calls.one>, @By() by: Caller): Promise<Positioned<SiteText>> {
    const found = await this.show.one(params, by);
    if (!found) throw new RuleBroken('translation-unknown');
    return found;
  }
}
