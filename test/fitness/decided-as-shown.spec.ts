import { globSync, readFileSync } from 'node:fs';

const root = new URL('../../frontend/src/', import.meta.url).pathname;
const files = globSync('**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.spec\.|^test\//.test(file))
  .map((file) => ({ file, text: readFileSync(root + file, 'utf8') }));

/**
 * `seenOf` takes what `useAsShown` stored or a press passed (`AsShown`, types enforce that). Each press that decides
 * without a confirmation, by its file: what it reads at the press is what was shown. One with a confirmation belongs to
 * `DecisionDialog`.
 */
const AT_PRESS: Readonly<Record<string, number>> = {
  'features/car-photos/use-photo-mutations.ts': 1, // approve
  'features/cell-history/rulings.tsx': 2, // accept, show again
  'features/imports/open-row.tsx': 1, // one of the cars that are offered
  'features/imports/use-row-mutations.ts': 1, // skip
  'features/rounds/use-round-mutations.ts': 1, // approve
  'features/templates/use-template-mutations.ts': 2, // entries of a menu
  'features/translations/use-review-mutations.ts': 1, // approve
  'routes/staff-cars/import.page.tsx': 1, // the row is kept from the press that opens the search for a car
};

/** The only files that may create the type: those that have the shown version. */
const MAKERS = ['lib/seen-of.ts', 'ui/changed/use-as-shown.ts'];

const counted = (all: typeof files, pattern: RegExp) =>
  Object.fromEntries(
    all
      .filter(({ file }) => !MAKERS.includes(file))
      .map(({ file, text }) => [file, [...text.matchAll(pattern)].length] as const)
      .filter(([, times]) => times > 0),
  );

const atPresses = (all: typeof files) => counted(all, /\batPress\(/g);
/** Ways around the type: a cast, or a version sent as it came. */
const around = (all: typeof files) => counted(all, /\bas (readonly )?AsShown\b|\bseen: (\w+\.)?version\b/g);

describe('what is decided on', () => {
  it('is what was shown when that was asked, and what stands there where a press decides', () => {
    expect(files.length).toBeGreaterThan(500);
    expect(atPresses(files)).toEqual(AT_PRESS);
  });

  it('is named as shown by nobody else', () => {
    expect(around(files)).toEqual({});
  });

  it('would be found out', () => {
    const planted = {
      file: 'routes/planted.tsx',
      text: 'submit={() => send({ seen: one.version })}; seenOf(atPress(one))',
    };
    expect(atPresses([planted])).toEqual({ 'routes/planted.tsx': 1 });
    expect(around([planted])).toEqual({ 'routes/planted.tsx': 1 });
    expect(around([{ ...planted, text: 'seenOf(one as AsShown<Car>)' }])).toEqual({ 'routes/planted.tsx': 1 });
  });
});
