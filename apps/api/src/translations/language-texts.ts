import { Injectable } from '@nestjs/common';
import type { TextState } from '#contracts';
import { ONLY_FORM, type TextForms } from '#racing';
import type {
  LiveTranslationDoc,
  LiveTranslationsDoc,
} from '#projections/live-translations/live-translations.projection';
import { liveTranslations } from '#projections/live-translations/live-translations.projection';
import { liveTranslationsIn } from '#projections/live-translations/live-translations.query';
import type { View } from '#read-store';
import { InjectView } from '../inject-view.ts';
import { ReleaseTexts } from './release-texts.ts';

/** A text in a language; `live`: the shown text, null: English; `was`: the English that an outdated one translates. */
export type LanguageText = {
  readonly key: string;
  readonly english: TextForms;
  readonly release: TextForms | null;
  readonly live: TextForms | null;
  readonly was: TextForms | null;
  readonly state: TextState;
  readonly waiting: number;
};

/** Texts of a language: those of the release, overridden by approved ones of the same English. */
@Injectable()
export class LanguageTexts {
  constructor(
    @InjectView(liveTranslations) private readonly view: View<LiveTranslationsDoc>,
    private readonly release: ReleaseTexts,
  ) {}

  async of(language: string): Promise<{ readonly position: number; readonly texts: readonly LanguageText[] }> {
    const [english, release, fits] = await Promise.all([
      this.release.english(),
      this.release.of(language),
      this.release.fitting(),
    ]);
    const { position, texts } = await liveTranslationsIn(this.view, language);
    const found = [...english].map(([key, forms]) =>
      textOf(key, forms, release.get(key) ?? null, texts.get(key), fits),
    );
    return { position, texts: found };
  }

  /** Approved texts that are shown, by key with its form as in a file. */
  async approved(language: string): Promise<{ readonly position: number; readonly texts: Record<string, string> }> {
    const fits = await this.release.fitting();
    const { position, texts } = await liveTranslationsIn(this.view, language);
    const shown = [...texts].filter(([key, text]) => isCurrent(key, text, fits));
    const all = shown.flatMap(([key, { forms }]) =>
      Object.entries(forms ?? {}).map(([form, text]) => [fileKey(key, form), text] as const),
    );
    return { position, texts: Object.fromEntries(all) };
  }
}

export const fileKey = (key: string, form: string): string => (form === ONLY_FORM ? key : `${key}_${form}`);

type Fits = (key: string, was: TextForms) => boolean;

const isCurrent = (key: string, { forms, english }: LiveTranslationDoc, fits: Fits): boolean =>
  forms !== null && english !== null && fits(key, english);

const textOf = (
  key: string,
  english: TextForms,
  release: TextForms | null,
  text: LiveTranslationDoc | undefined,
  fits: Fits,
): LanguageText => {
  const waiting = text?.waiting ?? 0;
  const said = { key, english, release, waiting };
  if (!text?.forms) return { ...said, live: release, was: null, state: release ? 'live' : 'missing' };
  if (isCurrent(key, text, fits)) return { ...said, live: text.forms, was: null, state: 'live' };
  return { ...said, live: release, was: text.english, state: 'outdated' };
};
