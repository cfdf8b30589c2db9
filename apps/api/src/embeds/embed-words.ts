import { Injectable } from '@nestjs/common';
import { ONLY_FORM } from '#racing';
import { LanguageTexts } from '../translations/language-texts.ts';
import { ReleaseTexts } from '../translations/release-texts.ts';

/** A text of the site by its key with the namespace, with what stands in its placeholders. */
export type EmbedWords = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** The site's texts for pages that are made here: what people approved, else of the release, else English. */
@Injectable()
export class WordsOfLanguage {
  constructor(
    private readonly release: ReleaseTexts,
    private readonly languages: LanguageTexts,
  ) {}

  async of(language: string): Promise<EmbedWords> {
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
