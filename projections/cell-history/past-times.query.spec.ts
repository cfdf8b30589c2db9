import { filledView } from '#test/filled-view';
import { raceStatChanges, type RaceStatChanges } from '../race-stat-changes/race-stat-changes.projection.ts';
import { cellHistory, type CellHistoryDoc } from './cell-history.projection.ts';
import { pastTimes } from './past-times.query.ts';

const time = (
  saidAt: number,
  seconds: number,
  gameVersion: string,
  more: Partial<CellHistoryDoc> = {},
): CellHistoryDoc => ({
  lapTimeId: `of ${seconds}`,
  value: { kind: 'time', seconds },
  saidAt,
  by: `who ${seconds}`,
  at: '2026-01-01T00:00:00.000Z',
  gameVersion,
  source: 'typed',
  trust: 'trusted',
  ...more,
});
const figures = { topSpeedMph: 150, acceleration0to60s: 5, handling: 80 } as never;
const timeline: RaceStatChanges['timeline'] = [
  { gameVersion: '15', whole: true, facts: figures },
  { gameVersion: '22', whole: false, facts: { handling: 85 } },
  { gameVersion: '24.1', whole: false, facts: { handling: 90 } },
];

describe('times of a car as a version had it', () => {
  it('are the ones that count among those of versions in which it drove alike', async () => {
    const docs = [
      time(1, 65, '18'),
      time(2, 62, '22'),
      time(3, 61, '24'),
      time(4, 59, '24', { withdrawn: true }),
      time(5, 60, '26', { drivesSince: '24.1' }),
    ];
    const filling = docs.map((doc) => ({ key: `A|332|tRoad_a00|${doc.lapTimeId}`, doc }));
    const stories = await filledView<never, CellHistoryDoc>(cellHistory as never, filling);
    const driving = await filledView<never, RaceStatChanges>(raceStatChanges as never, [
      { key: 'A', doc: { since: '24.1', timeline } },
    ]);
    const views = { stories: stories.view, driving: driving.view };
    const columns = ['14', '15', '21.4', '23', '24.2'].map((gameVersion) => ({ carId: 'A', tune: '332', gameVersion }));
    const answer = await pastTimes(views, columns, ['tRoad_a00', 'kart_a00']);
    const seconds = answer.columns.map(([first]) => first?.value);
    expect(seconds).toEqual([undefined, ...[65, 65, 61, 60].map((of) => ({ kind: 'time', seconds: of }))]);
    expect(answer.columns[1]?.[1]?.value).toBeUndefined();
    await stories.stop();
    await driving.stop();
  });
});
