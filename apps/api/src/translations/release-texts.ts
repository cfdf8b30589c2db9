import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { isSameText, type TextForms } from '#racing';
import { projectRoot } from '../start/project-root.ts';
import { type GlossaryTerm, readGlossary, readTexts, readTextsOf } from './read-texts.ts';
import { digestOf, readReworded } from './reworded.ts';

const locales = (): string => join(projectRoot(), 'frontend', 'src', 'locales');
const folderOf = (language: string): string => join(locales(), language);
const mailsOf = (language: string): string => join(projectRoot(), 'libs', 'mail', 'src', 'locales', `${language}.json`);

/** Texts of emails have one file per language; here they are a namespace like those of the pages. */
export const MAIL_NAMESPACE = 'mail';

const readRelease = async (language: string): Promise<ReadonlyMap<string, TextForms>> => {
  const [pages, mails] = await Promise.all([
    readTexts(folderOf(language)),
    readTextsOf(mailsOf(language), MAIL_NAMESPACE),
  ]);
  return new Map([...pages, ...mails]);
};

/** The texts of this release: they change only with it, and are read once. */
@Injectable()
export class ReleaseTexts {
  readonly #texts = new Map<string, Promise<ReadonlyMap<string, TextForms>>>();
  readonly #glossaries = new Map<string, Promise<readonly GlossaryTerm[]>>();
  readonly #reworded = new Map<string, Promise<ReadonlySet<string>>>();

  english(): Promise<ReadonlyMap<string, TextForms>> {
    return this.of('en');
  }

  of(language: string): Promise<ReadonlyMap<string, TextForms>> {
    return once(this.#texts, language, readRelease);
  }

  /**
   * Returns a check whether a translation of a former English text still fits: the English is the same, or means the
   * same.
   */
  async fitting(): Promise<(key: string, was: TextForms) => boolean> {
    const reworded = once(this.#reworded, 'reworded.txt', (file) => readReworded(join(locales(), file)));
    const [english, former] = await Promise.all([this.english(), reworded]);
    return (key, was) => {
      const now = english.get(key);
      return now !== undefined && (isSameText(was, now) || former.has(digestOf(key, was)));
    };
  }

  glossary(language: string): Promise<readonly GlossaryTerm[]> {
    return once(this.#glossaries, language, (one) => readGlossary(folderOf(one)));
  }
}

/** A failed read is retried. */
const once = <Value>(
  kept: Map<string, Promise<Value>>,
  language: string,
  read: (language: string) => Promise<Value>,
): Promise<Value> => {
  const found = kept.get(language);
  if (found) return found;
  const reading = read(language);
  kept.set(language, reading);
  reading.catch(() => kept.delete(language));
  return reading;
};
