import { released, revised } from '#test/car-attributes';
import { filledView } from '#test/filled-view';
import { given } from '#test/projection-kit';
import { drivingStats } from '#racing';
import { aCar } from '#test/a-car';
import { raceStatChanges, type RaceStatChanges } from './race-stat-changes.projection.ts';
import { drivingOf, isPast } from './race-stat-changes.query.ts';

const carId = 'Mini_Cooper_S_1964';
const driving = Object.fromEntries(drivingStats.map((stat) => [stat, aCar()[stat]]));
const release = { gameVersion: '20', whole: true, facts: driving };

describe('race-stat-changes', () => {
  it('knows since when a car drives as it does', () => {
    given(raceStatChanges, [
      released(carId, { gameVersion: '20' }),
      revised(carId, { weightKg: 660, rq: 30 }, { gameVersion: '24' }),
    ]).then(carId, {
      since: '24',
      timeline: [release, { gameVersion: '24', whole: false, facts: { weightKg: 660 } }],
      moments: [{ position: 20, at: '2026-01-01T00:00:00.000Z', since: '24' }],
      changed: 20,
    } as RaceStatChanges);
  });

  it('takes no note of figures that leave times as they are', () => {
    given(raceStatChanges, [
      released(carId, { gameVersion: '20' }),
      revised(carId, { rq: 30, name: 'Other' }, { gameVersion: '24' }),
    ]).then(carId, { timeline: [release] } as RaceStatChanges);
  });
});

describe('a time of the past', () => {
  it('was measured before the car came to drive otherwise', async () => {
    const { view, stop } = await filledView<never, RaceStatChanges>(raceStatChanges as never, [
      { key: 'Changed', doc: { since: '24', timeline: [] } },
      { key: 'Same', doc: { timeline: [] } },
    ]);
    const cars = await drivingOf(view, ['Changed', 'Same', 'Unknown', 'Same']);
    expect(['23', '24', '24.1', undefined].map((version) => isPast(version, cars.get('Changed')))).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect([isPast('15', cars.get('Same')), isPast('15', cars.get('Unknown'))]).toEqual([false, false]);
    await stop();
  });
});
