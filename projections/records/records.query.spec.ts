import { filledView } from '#test/filled-view';
import type { LapTimeValue } from '#racing';
import type { View } from '#read-store';
import { type RaceStatChanges, raceStatChanges } from '../race-stat-changes/race-stat-changes.projection.ts';
import { cellKey } from '../lap-times/lap-times.projection.ts';
import { recordOrder } from './record-order.ts';
import { type RecordCell, records, type SubmittedTime } from './records.projection.ts';
import { bestAmong, bestTimes, latestTimes, pastCells, recordOfTrack } from './records.query.ts';

const time = (seconds: number): LapTimeValue => ({ kind: 'time', seconds });
const said = (value: LapTimeValue, position: number, gameVersion = '26'): SubmittedTime => ({
  lapTimeId: `time-${position}`,
  value,
  by: 'ann',
  at: '2026-01-01T00:00:00.000Z',
  gameVersion,
  position,
});
const cell = (carId: string, trackCode: string, ...times: [SubmittedTime, ...SubmittedTime[]]) => ({
  key: cellKey(carId, '332', trackCode),
  doc: {
    carId,
    tune: '332',
    trackCode,
    order: recordOrder(times[0].value, times[0].position),
    orderWithDisputed: recordOrder(times[0].value, times[0].position),
    orderOfRecord: recordOrder(times[0].value, times[0].position),
    saidAt: times[0].position,
    rankedId: times[0].lapTimeId,
    rankedSince: times[0].position,
    times,
    turns: [],
    gone: [],
  } satisfies RecordCell,
  position: times[0].position,
});

const opened: { stop(): Promise<void> }[] = [];
afterAll(() => Promise.all(opened.map((one) => one.stop())));

const viewsOf = async (...cells: ReturnType<typeof cell>[]) => {
  const filled = await filledView<never, RecordCell>(records as never, cells);
  const changed = { since: '25', timeline: [] };
  const driving = await filledView<never, RaceStatChanges>(raceStatChanges as never, [
    { key: 'Changed', doc: changed },
  ]);
  opened.push(filled, driving);
  return { cells: filled.view, driving: driving.view as View<RaceStatChanges> };
};

describe('the best time of a track', () => {
  it('is sought among the cars that count, through all pages', async () => {
    const cells = Array.from({ length: 60 }, (_, at) => cell(`Car${at}`, 'kart_a00', said(time(30 + at), 10 + at)));
    const views = await viewsOf(...cells, cell('Changed', 'kart_a00', said(time(20), 5, '24')));
    const best = async (counts: (carId: string) => boolean) => (await bestAmong(views, 'kart_a00', counts))?.carId;
    expect(await best(() => true)).toBe('Car0');
    expect(await best((carId) => ['Car57', 'Car59', 'Changed'].includes(carId))).toBe('Car57');
    expect(await best(() => false)).toBeUndefined();
  });
});

describe('the record of a track', () => {
  it('is its best time', async () => {
    const views = await viewsOf(
      cell('A', 'kart_a00', said(time(30), 10)),
      cell('B', 'kart_a00', said(time(28), 20)),
      cell('C', 'kart_a00', said(time(25), 30)),
      cell('D', 'kart_a00', said(time(26), 40)),
      cell('A', 'fast_a00', said(time(12), 50)),
      cell('E', 'kart_a00', said({ kind: 'dnf' }, 5)),
    );
    expect(await recordOfTrack(views, 'kart_a00')).toMatchObject({ carId: 'C' });
    expect(await recordOfTrack(views, 'fast_a00')).toMatchObject({ carId: 'A' });
  });

  it('stays with the first of equal times', async () => {
    const views = await viewsOf(cell('A', 'kart_a00', said(time(25), 20)), cell('B', 'kart_a00', said(time(25), 10)));
    expect(await recordOfTrack(views, 'kart_a00')).toMatchObject({ carId: 'B' });
  });

  it('is none of a car that drives otherwise by now', async () => {
    const views = await viewsOf(
      cell('Changed', 'kart_a00', said(time(20), 10, '24')),
      cell('B', 'kart_a00', said(time(25), 20)),
    );
    expect(await recordOfTrack(views, 'kart_a00')).toMatchObject({ carId: 'B' });
  });

  it('is found behind however many of such cars', async () => {
    const past = Array.from({ length: 130 }, (_, at) =>
      cell(`Changed`, 'kart_a00', said(time(10 + at / 100), at, '24')),
    );
    const tuned = past.map((one, at) => ({ ...one, key: `${one.key} ${at}`, doc: { ...one.doc, tune: `${at}` } }));
    const views = await viewsOf(...tuned, cell('B', 'kart_a00', said(time(25), 500)));
    expect(await recordOfTrack(views, 'kart_a00')).toMatchObject({ carId: 'B' });
  });

  it('is not there where nobody has finished', async () => {
    const views = await viewsOf(cell('A', 'kart_a00', said({ kind: 'dnf' }, 10)));
    expect(await recordOfTrack(views, 'kart_a00')).toBeUndefined();
  });
});

describe('the latest times', () => {
  it('are of all tracks, the newest first, by pages', async () => {
    const views = await viewsOf(
      cell('A', 'kart_a00', said(time(30), 10)),
      cell('B', 'fast_a00', said({ kind: 'dnf' }, 30)),
      cell('Changed', 'fast_a00', said(time(12), 20, '24')),
      cell('C', 'kart_a00', said(time(25), 40)),
    );
    const first = await latestTimes(views, { limit: 2 });
    expect(first.items.map(({ carId }) => carId)).toEqual(['C', 'B']);
    const rest = await latestTimes(views, { limit: 2, after: first.next });
    expect(rest.items.map(({ carId }) => carId)).toEqual(['A']);
  });
});

describe('the best times of a track', () => {
  it('come best first, by pages, without who did not finish and who drives otherwise by now', async () => {
    const views = await viewsOf(
      cell('A', 'kart_a00', said(time(30), 10)),
      cell('Changed', 'kart_a00', said(time(20), 20, '24')),
      cell('B', 'kart_a00', said(time(28), 30)),
      cell('C', 'kart_a00', said({ kind: 'dnf' }, 40)),
      cell('D', 'fast_a00', said(time(12), 50)),
    );
    const first = await bestTimes(views, 'kart_a00', { limit: 2 });
    expect(first.items.map(({ carId }) => carId)).toEqual(['B']);
    const second = await bestTimes(views, 'kart_a00', { limit: 2, after: first.next });
    expect([second.items.map(({ carId }) => carId), second.next]).toEqual([['A'], undefined]);
  });
});

describe('times that were voted down', () => {
  it('are among the best where they are asked for', async () => {
    const disputed = cell('Down', 'kart_a00', said(time(20), 20));
    const views = await viewsOf(cell('A', 'kart_a00', said(time(30), 10)), {
      ...disputed,
      doc: { ...disputed.doc, order: null },
    });
    const idsOf = async (withDisputed: boolean) =>
      (await bestTimes(views, 'kart_a00', { limit: 5, withDisputed })).items.map(({ carId }) => carId);
    expect([await idsOf(false), await idsOf(true)]).toEqual([['A'], ['Down', 'A']]);
  });
});

describe('cells that a new version made past', () => {
  it('are those among the latest times whose car drives otherwise since they were measured', async () => {
    const views = await viewsOf(
      cell('Changed', 'kart_a00', said(time(20), 10, '24')),
      cell('Changed', 'fast_a00', said(time(12), 20, '25')),
      cell('B', 'kart_a00', said(time(25), 30, '24')),
    );
    expect(await pastCells(views)).toEqual([{ carId: 'Changed', tune: '332', trackCode: 'kart_a00' }]);
  });
});
