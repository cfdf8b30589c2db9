import { readdirSync, readFileSync } from 'node:fs';
import { languageCodes } from '#contracts';

const folder = new URL('.', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, folder), 'utf8');

/** Where a word of the glossary is a text of its own. */
const ownTexts: Readonly<Record<string, string>> = {
  car: 'compare.dock.car',
  'base car': 'compare.cell.base',
  tune: 'compare.hints.tune',
  undo: 'common.undo',
  share: 'compare.share',
  download: 'account.twoFactor.download',
  'every road': 'compare.title.roads.every',
  late: 'shell.connection.late',
};

/** The lines of a glossary: what a thing is in English, what to say, what not. */
const glossary = (language: string): string[][] =>
  read(`${language}/README.md`)
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.includes('---') && !line.includes('In English'))
    .map((line) => line.split('|').map((word) => word.trim()));

/** Each text of a language with its key: of screens, not the names of tracks. */
function* textsOf(language: string): Generator<readonly [key: string, text: string]> {
  function* inside(key: string, part: unknown): Generator<readonly [string, string]> {
    if (typeof part === 'string') yield [key, part];
    else for (const [name, inner] of Object.entries(part as object)) yield* inside(`${key}.${name}`, inner);
  }
  for (const name of readdirSync(new URL(language, folder)).filter((one) => one.endsWith('.json')))
    if (name !== 'circuits.json') yield* inside(name.slice(0, -5), JSON.parse(read(`${language}/${name}`)));
}

describe.each(languageCodes)('the words of %s', (language) => {
  it('are those of its glossary', () => {
    const of = Object.fromEntries(textsOf(language));
    const said = glossary(language).flatMap(([, term = '', say]) => {
      const key = ownTexts[term];
      return key === undefined ? [] : [{ key, say, text: of[key] }];
    });
    expect(said).toHaveLength(Object.keys(ownTexts).length);
    const same = (one = '', other = '') => one.localeCompare(other, language, { sensitivity: 'accent' }) === 0;
    expect(said.filter(({ say, text }) => !same(say, text))).toEqual([]);
  });

  it('call privacy by one name, and sharing by one', () => {
    const of = Object.fromEntries(textsOf(language));
    expect(of['account.profile.privacy']).toBe(of['privacy.title']);
    expect(of['story.link']).toBe(of['compare.share']);
  });
});
