import { readdirSync, readFileSync } from 'node:fs';
import { wordingOf } from './wording.ts';

type Wordings = Readonly<Record<string, string>>;

const folder = new URL('./locales/', import.meta.url);
const read = (language: string) => JSON.parse(readFileSync(new URL(`${language}.json`, folder), 'utf8')) as Wordings;
const languages = readdirSync(folder).map((file) => file.replace('.json', ''));
const english = read('en');

const valuesIn = (text = '') => [...text.matchAll(/\{\{\w+\}\}/g)].map(([value]) => value).sort();
const shape = (wordings: Wordings) =>
  Object.fromEntries(Object.entries(wordings).map(([key, text]) => [key, valuesIn(text)]));

describe('mails', () => {
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
