import { filledView } from '#test/filled-view';
import { matrixAnswer, matrixChanges } from '#contracts';
import { cellKey, type LapTimeCell, lapTimes } from './lap-times.projection.ts';
import { matrix, matrixSince, openCells } from './lap-times.query.ts';

const cell = (carId: string, trackCode: string, what: Partial<LapTimeCell>, position: number) => ({
  key: cellKey(carId, '332', trackCode),
  doc: { trackCode, state: 'stands', ...what } as LapTimeCell,
  position,
});

const cars = [
  { carId: 'B', tune: '332' },
  { carId: 'A', tune: '332' },
  { carId: 'B', tune: '332' },
];
const tracks = ['tRoad_a00', 'testBowl_a00', 'kart_a00', 'fast_a00'];

let filled: Awaited<ReturnType<typeof filledView<never, LapTimeCell>>>;
beforeAll(async () => {
  filled = await filledView(lapTimes as never, [
    cell('A', 'tRoad_a00', { seconds: 74.5 }, 10),
    cell('A', 'testBowl_a00', { metresPerSecond: 61.12 }, 20),
    cell('B', 'tRoad_a00', { dnf: true }, 30),
    cell('B', 'kart_a00', { state: 'withdrawn' }, 40),
  ]);
});
afterAll(() => filled.stop());

describe('the matrix of lap times', () => {
  it('has a column a car and a value a track, in the order asked, a car twice where it was asked twice', async () => {
    const answer = await matrix(filled.view, cars, tracks);
    expect(answer).toEqual({
      position: 40,
      columns: [
        ['dnf', null, null, null],
        [74.5, 61.12, null, null],
        ['dnf', null, null, null],
      ],
    });
    expect(matrixAnswer.parse(answer)).toEqual(answer);
  });

  it('tells only what is newer than a position, an emptied cell too', async () => {
    const answer = await matrixSince(filled.view, cars, tracks, 20);
    expect(answer).toEqual({
      position: 40,
      changes: [
        [0, 0, 'dnf'],
        [0, 2, null],
        [2, 0, 'dnf'],
        [2, 2, null],
      ],
    });
    expect(matrixChanges.parse(answer)).toEqual(answer);
  });

  it('keeps what is doubted or disputed apart, unless it is asked for', async () => {
    const measured = await filledView<never, LapTimeCell>(lapTimes as never, [
      cell('A', 'tRoad_a00', { seconds: 12.34, support: 'doubted' }, 10),
      cell('A', 'kart_a00', { seconds: 9, support: 'disputed' }, 20),
      cell('A', 'fast_a00', { seconds: 30, support: 'unconfirmed' }, 30),
    ]);
    const disputed = [
      [1, 0, 12.34],
      [1, 2, 9],
    ];
    const asked = async (withDisputed: boolean) => {
      const { columns, ...rest } = await matrix(measured.view, cars, tracks, { withDisputed });
      return [columns[1], rest.disputed];
    };
    expect(await asked(false)).toEqual([[null, null, null, 30], disputed]);
    expect(await asked(true)).toEqual([[12.34, null, 9, 30], disputed]);
    const newer = await matrixSince(measured.view, cars, tracks, 10);
    expect([newer.changes[0], newer.disputed]).toEqual([[1, 2, null], [[1, 2, 9]]]);
    const open = await openCells(measured.view, [{ carId: 'A', tune: '332', trackCode: 'kart_a00' }], new Map());
    expect(open.map(({ past }) => past)).toEqual([null]);
    await measured.stop();
  });

  it('keeps times of before a car came to drive otherwise apart from those of today', async () => {
    const measured = await filledView<never, LapTimeCell>(lapTimes as never, [
      cell('A', 'tRoad_a00', { seconds: 74.5, gameVersion: '23' }, 10),
      cell('A', 'kart_a00', { seconds: 40, gameVersion: '24' }, 20),
      cell('B', 'tRoad_a00', { dnf: true, gameVersion: '23' }, 30),
    ]);
    const driving = new Map([['A', { since: '24', position: 40 }]]);
    const [answer, changes] = [
      await matrix(measured.view, cars, tracks, { driving }),
      await matrixSince(measured.view, cars, tracks, 30, { driving }),
    ];
    await measured.stop();
    expect(answer.columns[1]).toEqual([null, null, 40, null]);
    expect(answer.columns[0]).toEqual(['dnf', null, null, null]);
    expect(answer.past).toEqual([[1, 0, 74.5]]);
    expect(matrixAnswer.parse(answer)).toEqual(answer);
    expect(changes).toEqual({
      position: 30,
      changes: [
        [1, 0, null],
        [1, 2, 40],
      ],
      past: [[1, 0, 74.5]],
    });
    expect(matrixChanges.parse(changes)).toEqual(changes);
  });

  it('tells nothing when nothing is newer', async () => {
    expect(await matrixSince(filled.view, cars, tracks, 40)).toEqual({ position: 40, changes: [] });
  });

  it('answers more cells than a view gives at once', async () => {
    const many = Array.from({ length: 29 }, (_, n) => ({ carId: `C${n}`, tune: '332' }));
    const codes = Array.from({ length: 100 }, (_, n) => `track${n}_a00`);
    const { columns } = await matrix(
      filled.view,
      [...many, { carId: 'A', tune: '332' }],
      [...codes.slice(1), 'tRoad_a00'],
    );
    expect(columns).toHaveLength(30);
    expect(columns.at(-1)?.at(-1)).toBe(74.5);
  });
});

describe('cells without a time of today', () => {
  it('are those never measured, those withdrawn, and those of a car that drives otherwise since', async () => {
    const old = await filledView(lapTimes as never, [
      cell('A', 'fast_a00', { seconds: 12, gameVersion: '24' }, 10),
      cell('A', 'kart_a00', { seconds: 30, gameVersion: '26' }, 20),
      cell('A', 'tRoad_a00', { state: 'withdrawn' }, 30),
    ]);
    const of = (trackCode: string) => ({ carId: 'A', tune: '332', trackCode });
    const asked = ['fast_a00', 'kart_a00', 'tRoad_a00', 'slalom_a00'].map(of);
    const open = await openCells(old.view, asked, new Map([['A', { since: '25', position: 1 }]]));
    expect(open).toEqual([
      { ...of('fast_a00'), past: { kind: 'time', seconds: 12 } },
      { ...of('tRoad_a00'), past: null },
      { ...of('slalom_a00'), past: null },
    ]);
    await old.stop();
  });
});
