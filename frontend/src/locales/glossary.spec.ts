import { readdirSync, readFileSync } from 'node:fs';
import { languageCodes } from '#contracts';

const folder = new URL('.', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, folder), 'utf8');

/** Where a term of the glossary is a text of its own. */
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

const glossary = (language: string): string[][] =>
  read(`${language}/README.md`)
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.includes('---') && !line.includes('In English'))
    .map((line) => line.split('|').map((word) => word.trim()));

function* textsOf(language: string): Generator<readonly [key: string, text: string]> {
  function* inside(key: string, part: unknown): Generator<readonly [string, string]> {
    if (typeof part === 'string') yield [key, part];
    else for (const [name, inner] of Object.entries(part as object)) yield* inside(`${key}.${name}`, inner);
  }
  for (const name of readdirSync(new URL(language, folder)).filter((one) => one.endsWith('.json')))
    if (name !== 'circuits.json') yield* inside(name.slice(0, -5), JSON.parse(read(`${language}/${name}`)));
}

/** Every text of a language, including those of emails. */
function* allTextsOf(language: string): Generator<readonly [key: string, text: string]> {
  yield* textsOf(language);
  const mails = JSON.parse(read(`../../../libs/mail/src/locales/${language}.json`)) as Record<string, string>;
  yield* Object.entries(mails);
}

/** Formal address, where a word or an ending distinguishes it from the informal one. */
const formal: Readonly<Record<string, RegExp>> = {
  cs: /(?<!\p{L})(vy|vás|vám|váš|vaše|vaši)(?!\p{L})|(jte|šte)(?!\p{L})/iu,
  el: /(?<!\p{L})(εσείς|σας)(?!\p{L})/iu,
  es: /(?<!\p{L})usted(es)?(?!\p{L})/iu,
  fr: /(?<!\p{L})(vous|votre|vos|(?!(chez|nez)(?!\p{L}))\p{L}+ez)(?!\p{L})/iu,
  nl: /(?<!\p{L})(u|uw)(?!\p{L})/iu,
  pl: /(?<!\p{L})(Pan|Pani|Proszę)(?!\p{L})/u,
  ru: /(?<!\p{L})(вы|вас|вам|ваш\p{L}*)(?!\p{L})|(?<!са)(ите|йте)(сь)?(?!\p{L})/iu,
  sk: /(?<!\p{L})(vy|vás|vám|váš|vaše|vaši)(?!\p{L})|jte(?!\p{L})/iu,
  uk: /(?<!\p{L})(ви|вас|вам|ваш\p{L}*)(?!\p{L})|(?<!нав)(іть|йте)(ся)?(?!\p{L})/iu,
  zh: /您/u,
};

/** Other words for a car or a track, where they have no second meaning; only a kind of track may use them. */
const otherWords: Readonly<Record<string, RegExp>> = {
  cs: /okruh/i,
  es: /circuito|(?<!\p{L})carros?(?!\p{L})/iu,
  fr: /circuit/i,
  it: /circuit/i,
  nl: /(?<!\p{L})(baan|banen)/iu,
  pl: /samoch|(?<!\p{L})tor(y|u|ów|em|ach)(?!\p{L})/iu,
  pt: /circuito/i,
  sk: /okruh/i,
  uk: /автомобіл/i,
};

/** Other words for a round; in Portuguese also terms used in Portugal alone. */
const otherRounds: Readonly<Record<string, RegExp>> = {
  it: /(?<!\p{L})turn[oi](?!\p{L})/iu,
  pt: /(?<!\p{L})(rondas?|teus?|tuas?|tens|podes|está a \p{L}+r)(?!\p{L})/iu,
  sv: /(?<!\p{L})rund(a|an|ans|or|orna)(?!\p{L})/iu,
  zh: /(?<!车)轮(?!胎)/u,
};
const namesAKind = ['templateguide.rules.trackOrder.text'];

const figureNames = [
  /^(carlist\.groups|car\.facts|car\.fields|car\.figures\.\w+\.name|staffcars\.figure|gallery\.kinds)/,
  /^(carlist\.engines|car\.engines|staffcars\.engine)\./,
];
const figures = figureNames.flatMap((names) =>
  Object.values(
    Object.groupBy(
      [...textsOf('en')].filter(([key]) => names.test(key)),
      ([, text]) => text,
    ),
  ).map((texts = []) => texts.map(([key]) => key)),
);

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

  it('speak to everybody as to a friend', () => {
    const said = [...allTextsOf(language)].filter(([, text]) => formal[language]?.test(text));
    expect(said).toEqual([]);
  });

  it('have one word for a car, and one for a track', () => {
    const texts = [...allTextsOf(language)].filter(([key]) => !namesAKind.includes(key) && !key.startsWith('tracks.'));
    expect(texts.filter(([, text]) => otherWords[language]?.test(text))).toEqual([]);
  });

  it('have one word for a round, and are those of one country', () => {
    expect([...allTextsOf(language)].filter(([, text]) => otherRounds[language]?.test(text))).toEqual([]);
  });

  it('call a figure of a car, and the place of its engine, the same everywhere', () => {
    const of = Object.fromEntries(textsOf(language));
    const several = figures.map((keys) => keys.map((key) => of[key]));
    expect(several.length).toBeGreaterThan(20);
    expect(several.filter((names) => new Set(names).size > 1)).toEqual([]);
  });

  it('have one apostrophe', () => {
    // The specification prescribes this sentence verbatim.
    const texts = [...allTextsOf(language)].filter(([key]) => key !== 'problems.signed-out');
    const apostrophes = texts.flatMap(([, text]) => text.match(/(?<=\p{L})['’ʼ`´](?=\p{L})/gu) ?? []);
    expect(new Set(apostrophes).size).toBeLessThan(2);
  });
});
