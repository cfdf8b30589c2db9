import type { CatalogueCar } from '../catalogue-car.ts';
import { copyFuses, copyReaches, copyTune, copyUpgrades, copyWinRate, type GarageCopy } from './garage-copy.ts';
import { garageDifference } from './garage-difference.ts';
import { costToMax } from '../costs/cost-of-tune.ts';
import { classShares, collectionShares, countGarage, longestOwned, type OwnedCopy, topOf } from './garage-figures.ts';
import { garageYear, yearsOf } from './garage-year.ts';
import { carResolver } from '../car-names/resolve-car.ts';
import { ownedCopiesOf } from './owned-copies.ts';
import { isGarageHead, readGarageFile, readGarageTable } from './read-garage-file.ts';
import { garageCsv } from './write-garage-csv.ts';

const copy = (more: Partial<GarageCopy> = {}): GarageCopy => ({
  copyId: 'a1',
  carId: 'Mini',
  points: '996',
  since: '2026-03-01T18',
  won: 0,
  lost: 0,
  drawn: 0,
  locked: false,
  ...more,
});
/** Plain fields only. */
const tableIn = (text: string) => {
  const [head = [], ...rows] = text
    .replaceAll(/\uFEFF|\r/g, '')
    .trim()
    .split('\n')
    .map((line) => line.split(','));
  const lines = rows.map((cells, at) => ({ line: at + 2, cells }));
  return isGarageHead(head) ? { head: { cells: head }, rows: lines, faults: [] } : undefined;
};
const resolve = carResolver([
  { id: 'NSX_1990', name: 'NSX', brand: 'Honda', year: 1990 },
  { id: 'P205', name: 'Peugeot 205', brand: 'Peugeot', year: 1984 },
  { id: 'R5', name: 'Renault 5 Turbo', brand: 'Renault', year: 1980 },
  { id: 'M5_2018', name: 'BMW M5', brand: 'BMW', year: 2018 },
  { id: 'M5_1985', name: 'BMW M5', brand: 'BMW', year: 1985 },
  { id: 'Eleven', name: '2 Eleven', brand: 'Lotus', year: 2007 },
]);
const copiesIn = (text: string) =>
  readGarageFile(text, tableIn).copies.map((read) => {
    const owned = ownedCopiesOf(read, resolve);
    return 'open' in owned ? owned.open : owned.copies.map(({ carId, points }) => `${carId} ${points}`);
  });

describe('a copy', () => {
  it.each([
    ['996', '332', 24, 5],
    ['000', '000', 0, 0],
    ['333', '111', 9, 0],
    ['444', '444', 12, 3],
    ['110', undefined, 2, 0],
  ] as const)('with %s points has the tune %s, %d upgrades and %d fuses', (points, tune, upgrades, fuses) => {
    expect([copyTune({ points }), copyUpgrades({ points }), copyFuses({ points })]).toEqual([tune, upgrades, fuses]);
  });

  it('has a rate once it raced, and reaches every tune that asks for no more', () => {
    expect(copyWinRate(copy())).toBeUndefined();
    expect(copyWinRate(copy({ won: 3, lost: 1 }))).toBe(0.75);
    expect(copyReaches(copy({ points: '986' }), [9, 6, 6])).toBe(true);
    expect(copyReaches(copy({ points: '986' }), [9, 9, 6])).toBe(false);
  });
});

describe('a garage is read', () => {
  it('from CSV, each bad line with its reason', () => {
    const text = [
      'car,tune,points,since,won,locked,copy',
      'Mini,332,,2026-03-01,4,yes,a1',
      ',332,,,,,',
      'Mini,987654,,,,,',
      'Mini,,110,,many,,',
      'Mini,,110,2026-13-01,,,',
      'Mini,,110,,,perhaps,',
      'Fiat,,110,,,,a1',
    ].join('\n');
    const { copies, bad } = readGarageFile(text, tableIn);
    expect(copies).toEqual([
      {
        line: 2,
        copyId: 'a1',
        readings: [{ car: 'Mini', points: '996', copies: 1 }],
        since: '2026-03-01T00',
        won: 4,
        lost: 0,
        drawn: 0,
        locked: true,
      },
    ]);
    expect(bad.map(({ line, fault }) => [line, fault])).toEqual([
      [3, 'car'],
      [4, 'tune'],
      [5, 'number'],
      [6, 'date'],
      [7, 'yes-no'],
      [8, 'twice'],
    ]);
  });

  it('from JSON, from the deck that the game keeps, and from a list', () => {
    expect(readGarageFile('{"copies":[{"car":"Mini","tune":"323","won":7}]}', tableIn).copies).toMatchObject([
      { readings: [{ car: 'Mini', points: '969', copies: 1 }], won: 7 },
    ]);
    const part = { engineMajor: 3, engineMinor: 3, weightMajor: 3, weightMinor: 3, chassisMajor: 2, chassisMinor: 3 };
    const card = {
      cardId: 'guid',
      cardRecordId: 'AB-12',
      state: 1,
      dateStateChanged: '2026-03-01T18:22:00Z',
      cardWins: 2,
    };
    const deck = JSON.stringify([
      { ...card, ...part },
      { ...card, state: 0 },
    ]);
    expect(readGarageFile(`garage\nPlayerDeck=0a1b2c3d,s${deck}`, tableIn)).toEqual({
      copies: [
        {
          line: 1,
          copyId: 'ab12',
          readings: [{ car: 'guid', points: '996', copies: 1 }],
          since: '2026-03-01T18',
          won: 2,
          lost: 0,
          drawn: 0,
          locked: false,
        },
      ],
      bad: [],
    });
    expect(readGarageFile('{ no json', tableIn).bad).toMatchObject([{ fault: 'unreadable' }]);
  });

  it('from lines of names, with a tune, a year and how many', () => {
    const lines = [
      '2x Honda NSX 332',
      '',
      'Peugeot 205',
      'Renault 5 Turbo, 969',
      '2 Honda NSX',
      'NSX ×2',
      '2 Eleven 111',
    ];
    expect(copiesIn(lines.join('\r\n'))).toEqual([
      ['NSX_1990 996', 'NSX_1990 996'],
      ['P205 000'],
      ['R5 969'],
      ['NSX_1990 000', 'NSX_1990 000'],
      ['NSX_1990 000', 'NSX_1990 000'],
      ['Eleven 333'],
    ]);
    expect(copiesIn('3 BMW M5 332\rTrabant 323')).toEqual([
      { answer: 'needs-year', carIds: ['M5_2018', 'M5_1985'], text: 'BMW M5' },
      { answer: 'unknown', carIds: [], text: 'Trabant' },
    ]);
  });

  it('as a spreadsheet saves it', () => {
    const text = 'car,tune,since,won\n2 NSX,332.0,3/14/2026,12.0\nPeugeot 205,0,3/1/2026,\nR5,11,soon,';
    expect(copiesIn(text).slice(0, 2)).toEqual([['NSX_1990 996', 'NSX_1990 996'], ['P205 000']]);
    const { copies, bad } = readGarageFile(text, tableIn);
    expect(copies.map(({ since, won }) => [since, won])).toEqual([
      ['2026-03-14T00', 12],
      ['2026-03-01T00', 0],
    ]);
    expect(bad).toEqual([{ line: 4, fault: 'date', text: 'soon' }]);
    const open = readGarageFile('car,since\nNSX,3/1/2026', tableIn);
    expect(open.bad).toMatchObject([{ fault: 'date-order' }]);
  });

  it('as it was written', () => {
    const copies = [copy(), copy({ copyId: 'b2', since: null, points: '110', locked: true, won: 3 })];
    const read = readGarageTable(tableIn(garageCsv(copies)) ?? { head: { cells: [] }, rows: [], faults: [] }).copies;
    const known = carResolver([{ id: 'Mini', name: 'Mini', brand: 'Mini', year: 2001 }]);
    const owned = read.map((one) => ownedCopiesOf(one, known));
    expect(owned).toEqual(copies.map((one) => ({ copies: [one] })));
  });
});

describe('what a file says otherwise', () => {
  let ids = 0;
  const newId = () => `n${(ids += 1)}`;

  it('is found by id, then by car and upgrades, then by car', () => {
    const now = [copy(), copy({ copyId: 'a2', points: '000' }), copy({ copyId: 'a3', carId: 'Fiat' })];
    const read = [copy({ won: 5 }), { ...copy({ points: '111' }), copyId: undefined }];
    const { added, changed, same, missing } = garageDifference(now, read, newId);
    expect([added, same]).toEqual([[], []]);
    expect(changed.map(({ after }) => [after.copyId, after.points, after.won])).toEqual([
      ['a1', '996', 5],
      ['a2', '111', 0],
    ]);
    expect(missing.map(({ copyId }) => copyId)).toEqual(['a3']);
  });

  it('does not forget days and races that a list does not tell', () => {
    const now = [copy({ won: 9, locked: true })];
    const list = [
      { ...copy({ since: null }), copyId: undefined },
      { ...copy({ since: null }), copyId: undefined },
    ];
    const { added, same } = garageDifference(now, list, newId);
    expect(same).toEqual(now);
    expect(added).toHaveLength(1);
  });

  it('is worked out for 3,000 copies at once', () => {
    const now = Array.from({ length: 3_000 }, (_, at) => copy({ copyId: `c${at}`, carId: `car${at % 1_500}` }));
    const read = now.map((one) => ({ ...one, copyId: undefined }));
    expect(garageDifference(now, read, newId).same).toHaveLength(3_000);
  });
});

describe('figures of a garage', () => {
  const upgrades = (letter: 'F' | 'S') => costToMax(letter).cash;
  const car = (id: string, more: Partial<CatalogueCar> = {}) =>
    ({ id, class: 'F', rq: 10, prize: false, tags: [], ...more }) as unknown as OwnedCopy['car'];
  const mini = car('Mini');
  const nsx = car('NSX', { class: 'S', prize: true, tags: ['Japan'] });
  const all = [mini, nsx, car('Fiat', { tags: ['Japan'] })];
  const owned: OwnedCopy[] = [
    { car: mini, copy: copy({ won: 30, lost: 10 }) },
    { car: mini, copy: copy({ copyId: 'a2', points: '000', since: '2025-01-01T10' }) },
    { car: nsx, copy: copy({ copyId: 'a3', won: 5 }) },
  ];

  it('are counted', () => {
    expect(countGarage(owned, all)).toEqual({
      copies: 3,
      cars: 2,
      full: 2,
      prizes: 1,
      missing: 1,
      value: upgrades('S') + upgrades('F'),
      tunes: { '332': 2, '323': 0, '233': 0 },
    });
    expect(classShares(owned).map(({ carClass, copies, full }) => [carClass, copies, full])).toEqual([
      ['S', 1, 1],
      ['A', 0, 0],
      ['B', 0, 0],
      ['C', 0, 0],
      ['D', 0, 0],
      ['E', 0, 0],
      ['F', 2, 1],
    ]);
    expect(collectionShares(owned, all, ({ tags }) => tags)).toEqual([
      { name: 'Japan', owned: 1, all: 2, value: upgrades('S') },
    ]);
  });

  it('tell the best, a rate only from 20 races on, and the longest kept', () => {
    expect(topOf(owned, 'raced')?.copy.copyId).toBe('a1');
    expect(topOf(owned, 'winRate')?.copy.copyId).toBe('a1');
    expect(topOf(owned.slice(2), 'winRate')).toBeUndefined();
    expect(longestOwned(owned, true)?.copy.copyId).toBe('a2');
  });

  it('tell what came in a year and its greatest day', () => {
    const { months, greatest, came } = garageYear(owned, 2026);
    expect(months.map((month) => month.length)).toEqual([0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    expect([greatest?.day, came.length, yearsOf(owned)]).toEqual(['2026-03-01', 2, [2026, 2025]]);
  });
});
