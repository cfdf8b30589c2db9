import { globSync, readFileSync } from 'node:fs';

const root = new URL('../../', import.meta.url).pathname;

/** The term to use, and the words that no file and no export has in its name. */
const NOT: readonly (readonly [use: string, not: RegExp])[] = [
  ['attributes, values, params', /^facts?$/],
  ['texts, labels, enums', /^words?$/],
  ['submitted, notice, message', /^(said|say|says)$/],
  ['dto, presenter, record', /^(told|tells?|teller|telling)$/],
  ['saved, stored, cached', /^(kept|keeps?|keeper)$/],
  ['requested, query, caller', /^(ask|asked|asking|asks|asker)$/],
  ['action, mutation', /^(acts?|acting)$/],
  ['views, view counts, variant', /^looks?$/],
  ['lookups, context', /^around$/],
  ['bulk action', /^sweeps?$/],
  ['contributor consent', /^honours$/],
  ['animated card', /^(loops?|showcase)$/],
  ['car badge', /^plate$/],
  ['popover, in worker, next to', /^beside$/],
  ['outlier, suspect', /^doubt(s|ed)?$/],
  ['status', /^(fare|fares|faring)$/],
  ['plausibility, trust', /^weighs?$/],
  ['my', /^own$/],
  ['missing times, requested', /^wanted$/],
  ['preferences, focus', /^wish(es|ed)?$/],
  ['resolve, confirm', /^settled?$/],
  ['staged, quarantine', /^aside$/],
  ['error', /^trouble$/],
  ['lazy, deferred', /^later$/],
  ['max', /^most$/],
  ['visibility, viewport', /^sights?$/],
  ['throttle', /^brake$/],
  ['history', /^story$/],
  ['permissions', /^whoever$/],
];

/** Names that have such a word, and why. */
const KEPT: readonly (readonly [name: RegExp, why: string])[] = [
  [
    /^(Sweep|CarLoop)[A-Z]\w+$|^(\w+Asked|HonoursChosen|GarageCopiesKept|ImportRowSettled)$/,
    'the type of a stored event',
  ],
  [
    /^[A-Za-z]+CarLoop(Again)?$|[sS]ettleImportRow|^settle-import-row|^\w+[sS]ubmitter$|^ask-submitter|[aA]skToJoin|[lL]ookAtCar/,
    'a command whose code answers name',
  ],
  [
    /^(word-(column|fits)|words-of|wordsOf|carNameWords)\b|^(query|placed|en?code|decode)?[wW]ords?$|^(Placed|Word)(Word|Column)$|^(query|placed|encode|decode)Words$/,
    'the words of a text that is searched',
  ],
  [/[mM]ost-?[cC]ompared|^MOST_COMPARED|^mostPointsByMilp$|^racesForMost$/, 'the greatest, not a limit'],
  [/^[bB]rake-?[cC]lass/, 'a stat of a car'],
];

const words = (name: string): readonly string[] =>
  name
    .replaceAll(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|[^A-Za-z0-9]+/g, ' ')
    .toLowerCase()
    .split(' ');

const files = globSync('{apps,libs,projections,frontend,test}/**/*.{ts,tsx,mjs,css}', {
  cwd: root,
  exclude: ['**/node_modules/**', '**/dist/**', 'test/fixtures/**', 'frontend/src/locales/**'],
});
const exported = files
  .filter((file) => /\.tsx?$/.test(file))
  .flatMap((file) =>
    [
      ...readFileSync(root + file, 'utf8').matchAll(
        /^export (?:declare )?(?:abstract )?(?:async )?(?:const|let|class|type|function\*?|interface) (\w+)/gm,
      ),
    ].map(([, name = '']) => name),
  );
const names = [...new Set([...files.flatMap((file) => file.split('/')), ...exported])];
const having = (not: RegExp) => names.filter((name) => words(name).some((word) => not.test(word)));

describe('a name', () => {
  it('is read from files and exports', () => {
    expect([files.length > 3_500, new Set(exported).size > 6_000]).toEqual([true, true]);
  });

  it.each(NOT)('has %s, and no other word for it', (_, not) => {
    expect(having(not).filter((name) => !KEPT.some(([kept]) => kept.test(name)))).toEqual([]);
  });

  it('is excepted only where it needs to be', () => {
    const found = NOT.flatMap(([, not]) => having(not));
    expect(KEPT.filter(([kept]) => !found.some((name) => kept.test(name))).map(String)).toEqual([]);
  });

  it.each([
    ['saidTimes', ['said', 'times']],
    ['own-hand.spec.ts', ['own', 'hand', 'spec', 'ts']],
    ['MRAFigure', ['mra', 'figure']],
    ['SAVED_DECKS_KEPT', ['saved', 'decks', 'kept']],
  ])('is read word by word: %s', (name, read) => {
    expect(words(name)).toEqual(read);
  });
});
