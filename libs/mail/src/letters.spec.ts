import { readFileSync, readdirSync } from 'node:fs';
import english from './locales/en.json' with { type: 'json' };
import { wordingOf } from './wording.ts';
import type { WordingKind } from './wording.ts';

const folder = new URL('./locales/', import.meta.url);
const codes = readdirSync(folder).map((file) => file.replace('.json', ''));
const wordsOf = (code: string) =>
  JSON.parse(readFileSync(new URL(`${code}.json`, folder), 'utf8')) as Record<string, string>;
const placeholders = (text = '') => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort();

describe('the letters of a language', () => {
  it.each(codes)('%s are all of those in English, each with the same values', (code) => {
    const words = wordsOf(code);
    const values = (texts: Record<string, string>) =>
      Object.fromEntries(Object.keys(english).map((key) => [key, texts[key] && placeholders(texts[key])]));
    expect(Object.keys(words).sort()).toEqual(Object.keys(english).sort());
    expect(values(words)).toEqual(values(english));
  });

  it.each(codes)('%s are the ones that are sent', async (code) => {
    const kind: WordingKind = 'confirm-email';
    const { language, subject } = await wordingOf(kind, code, { name: 'A', link: 'l' });
    expect({ language, subject }).toEqual({ language: code, subject: wordsOf(code)[`${kind}.subject`] });
  });
});
