import { Injectable } from '@nestjs/common';
import { ONLY_FORM } from '#racing';
import { LanguageTexts } from '../translations/language-texts.ts';
import { ReleaseTexts } from '../translations/release-texts.ts';

export type EmbedTexts = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** The site's texts for pages rendered here: approved texts, else those of the release, else English. */
@Injectable()
export class TextsOfLanguage {
  constructor(
    private readonly release: ReleaseTexts,
    private readonly languages: LanguageTexts,
  ) {}

  async of(language: string): Promise<EmbedTexts> {
    const [english, release, { texts }] = await Promise.all([
      this.release.english(),
      this.release.of(language),
      this.languages.approved(language),
    ]);
    return (key, values = {}) => {
      const text = texts[key] ?? release.get(key)?.[ONLY_FORM] ?? english.get(key)?.[ONLY_FORM] ?? key;
      return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
    };
  }
}
