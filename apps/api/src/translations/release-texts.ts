import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import type { TextForms } from '#racing';
import { projectRoot } from '../start/project-root.ts';
import { type GlossaryTerm, readGlossary, readTexts } from './read-texts.ts';

const folderOf = (language: string): string => join(projectRoot(), 'frontend', 'src', 'locales', language);

/** The texts that came with this release: they change with it alone, and are read once. */
@Injectable()
export class ReleaseTexts {
  readonly #texts = new Map<string, Promise<ReadonlyMap<string, TextForms>>>();
  readonly #glossaries = new Map<string, Promise<readonly GlossaryTerm[]>>();

  english(): Promise<ReadonlyMap<string, TextForms>> {
    return this.of('en');
  }

  of(language: string): Promise<ReadonlyMap<string, TextForms>> {
    return once(this.#texts, language, readTexts);
  }

  glossary(language: string): Promise<readonly GlossaryTerm[]> {
    return once(this.#glossaries, language, readGlossary);
  }
}

/** A failed reading is tried again. */
const once = <Value>(
  kept: Map<string, Promise<Value>>,
  language: string,
  read: (folder: string) => Promise<Value>,
): Promise<Value> => {
  const found = kept.get(language);
  if (found) return found;
  const reading = read(folderOf(language));
  kept.set(language, reading);
  reading.catch(() => kept.delete(language));
  return reading;
};
