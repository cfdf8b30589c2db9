import { readdirSync, readFileSync } from 'node:fs';
import { wordingOf } from './wording.ts';

type Letters = Readonly<Record<string, string>>;

const folder = new URL('./locales/', import.meta.url);
const read = (language: string) => JSON.parse(readFileSync(new URL(`${language}.json`, folder), 'utf8')) as Letters;
const languages = readdirSync(folder).map((file) => file.replace('.json', ''));
const english = read('en');

const valuesIn = (text = '') => [...text.matchAll(/\{\w+\}/g)].map(([value]) => value).sort();
const shape = (letters: Letters) =>
  Object.fromEntries(Object.entries(letters).map(([key, text]) => [key, valuesIn(text)]));

describe('letters', () => {
  it('are written in sixteen languages', () => expect(languages).toHaveLength(16));

  it.each(languages)('have every text and every value in %s', (language) => {
    expect(shape(read(language))).toEqual(shape(english));
    expect(Object.values(read(language))).not.toContain('');
  });

  it.each(languages)('go out in %s', async (language) => {
    expect(await wordingOf('reset-password', language, {})).toMatchObject({
      language,
      subject: read(language)['reset-password.subject'],
    });
  });
});
