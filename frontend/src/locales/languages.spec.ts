import { existsSync, readFileSync } from 'node:fs';
import { languages } from '../lib/i18n/languages.ts';
import { languageFaults } from '../test/language-faults.ts';
import circuits from './en/circuits.json' with { type: 'json' };
import { english } from './en/index.ts';
import { lazyNamespaces } from './en/lazy-namespaces.ts';
import page from './en/page.json' with { type: 'json' };

const folder = (code: string) => new URL(`./${code}/`, import.meta.url);
const translated = languages.map(({ code }) => code).filter((code) => existsSync(folder(code)));
const read = (code: string, namespace: string): Record<string, string> => {
  const file = new URL(`${namespace}.json`, folder(code));
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};
};

describe('each language', () => {
  const wanted = Object.entries({ ...english, ...lazyNamespaces, circuits, page });
  const files = translated.flatMap((code) => wanted.map(([name, texts]) => ({ code, name, texts })));

  it.each(files)('$code has the texts of $name, no more and no less', ({ code, name, texts }) => {
    expect(languageFaults(code, texts, read(code, name))).toEqual([]);
  });
});

describe('a language that is not right', () => {
  const base = { close: 'Close', room_one: 'Room for {{count}}', room_other: 'Room for {{count}}', by: 'by {{name}}' };
  const polish = {
    close: 'Zamknij',
    room_one: 'Jedno miejsce',
    room_few: '{{count}} miejsca',
    room_many: '{{count}} miejsc',
    room_other: '{{count}} miejsca',
    by: '{{name}}',
  };

  it('is told by what it lacks, adds or changes', () => {
    expect(languageFaults('pl', base, polish)).toEqual([]);
    expect(languageFaults('pl', base, { ...polish, close: '' })).toEqual(['missing: close']);
    expect(languageFaults('pl', base, { ...polish, open: 'Otwórz' })).toEqual(['extra: open']);
    expect(languageFaults('pl', base, { ...polish, by: '{{nam}}' })).toEqual(['placeholders: by']);
    expect(languageFaults('pl', base, { ...polish, room_many: 'miejsc' })).toEqual(['placeholders: room_many']);
  });

  it('needs its own plural forms', () => {
    const { room_few: _, ...rest } = polish;
    expect(languageFaults('pl', base, rest)).toEqual(['missing: room_few']);
    expect(languageFaults('ja', base, { close: 'x', by: '{{name}}', room_other: '{{count}}' })).toEqual([]);
  });
});
