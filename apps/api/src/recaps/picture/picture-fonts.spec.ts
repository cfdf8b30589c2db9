import { join } from 'node:path';
import { languageCodes } from '#contracts';
import { projectRoot } from '../../start/project-root.ts';
import { readTexts } from '../../translations/read-texts.ts';
import { PictureFonts } from './picture-fonts.ts';

const textsOf = (language: string) => readTexts(join(projectRoot(), 'frontend', 'src', 'locales', language));
const shown = /^(?:recap:|circuits:|tracks:conditions\.|story:formerPlayer)/;
const writtenBy = (language: string): string => {
  const month = Array.from({ length: 12 }, (_, at) => new Date(Date.UTC(2025, at, 1 + at)));
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' });
  const short = new Intl.DateTimeFormat(language, { weekday: 'short', day: 'numeric', month: 'short' });
  const days = (1_234_567).toLocaleString(language, { style: 'unit', unit: 'day', unitDisplay: 'long' });
  return [days, ...month.flatMap((day) => [date.format(day), short.formatRange(day, new Date(2026, 0, 1))])].join(' ');
};

describe('the letters of pictures', () => {
  it.each(languageCodes)('are there for each word, date and number in %s', async (language) => {
    const letters = new PictureFonts(language);
    const texts = [...(await textsOf(language))].filter(([key]) => shown.test(key));
    expect(texts.length).toBeGreaterThan(100);
    const words = texts.flatMap(([, forms]) => Object.values(forms)).join('');
    expect(letters.missingIn(words + writtenBy(language))).toBe('');
  });

  it('say which signs they have not, and leave those out', () => {
    const letters = new PictureFonts('en');
    expect(letters.missingIn('Žofie 한 🏁')).toBe('한🏁');
    expect(letters.outline('🏁', 40, 400)).toEqual({ path: '', width: 0 });
    expect(letters.outline('A🏁', 40, 400)).toEqual(letters.outline('A', 40, 400));
  });

  it('are each language’s own', () => {
    const of = (language: string) => new PictureFonts(language).outline('直', 40, 700).path;
    expect(of('ja')).not.toBe(of('zh'));
    expect(of('ja')).toMatch(/^M/);
  });

  it('are heavier where they are bold', () => {
    const of = (weight: 400 | 700) => new PictureFonts('de').outline('Größe', 40, weight).width;
    expect(of(700)).toBeGreaterThan(of(400));
  });
});
