import { Injectable } from '@nestjs/common';
import type { TextState } from '#contracts';
import { isSameText, ONLY_FORM, type TextForms } from '#racing';
import type { SiteTextDoc, SiteTextsDoc } from '#projections/site-texts/site-texts.projection';
import { siteTexts } from '#projections/site-texts/site-texts.projection';
import { siteTextsIn } from '#projections/site-texts/site-texts.query';
import type { View } from '#read-store';
import { InView } from '../in-view.ts';
import { ReleaseTexts } from './release-texts.ts';

/** A text as it is in a language; `live`: what is shown, null: English; `was`: the English that an outdated one says. */
export type LanguageText = {
  readonly key: string;
  readonly english: TextForms;
  readonly release: TextForms | null;
  readonly live: TextForms | null;
  readonly was: TextForms | null;
  readonly state: TextState;
  readonly waiting: number;
};

/** Texts of a language: those of the release, and over them what people approved of the same English. */
@Injectable()
export class LanguageTexts {
  constructor(
    @InView(siteTexts) private readonly view: View<SiteTextsDoc>,
    private readonly release: ReleaseTexts,
  ) {}

  async of(language: string): Promise<{ readonly position: number; readonly texts: readonly LanguageText[] }> {
    const [english, release] = await Promise.all([this.release.english(), this.release.of(language)]);
    const { position, texts } = await siteTextsIn(this.view, language);
    const found = [...english].map(([key, forms]) => textOf(key, forms, release.get(key) ?? null, texts.get(key)));
    return { position, texts: found };
  }

  /** What people approved and is shown, by key with its form as in a file. */
  async approved(language: string): Promise<{ readonly position: number; readonly texts: Record<string, string> }> {
    const english = await this.release.english();
    const { position, texts } = await siteTextsIn(this.view, language);
    const shown = [...texts].filter(([key, text]) => isCurrent(text, english.get(key)));
    const all = shown.flatMap(([key, { forms }]) =>
      Object.entries(forms ?? {}).map(([form, text]) => [fileKey(key, form), text] as const),
    );
    return { position, texts: Object.fromEntries(all) };
  }
}

/** A key as a file has it. */
export const fileKey = (key: string, form: string): string => (form === ONLY_FORM ? key : `${key}_${form}`);

const isCurrent = (text: SiteTextDoc | undefined, english: TextForms | undefined): boolean =>
  text?.forms !== null && text?.english !== null && text !== undefined && english !== undefined
    ? isSameText(text.english, english)
    : false;

const textOf = (
  key: string,
  english: TextForms,
  release: TextForms | null,
  text: SiteTextDoc | undefined,
): LanguageText => {
  const waiting = text?.waiting ?? 0;
  const said = { key, english, release, waiting };
  if (!text?.forms) return { ...said, live: release, was: null, state: release ? 'live' : 'missing' };
  if (isCurrent(text, english)) return { ...said, live: text.forms, was: null, state: 'live' };
  return { ...said, live: release, was: text.english, state: 'outdated' };
};
