import type { TrackCode } from '#racing';
import { testCar } from '../../test/test-car.ts';
import { rankBest } from './rank-best.ts';
import type { TrackTimes } from './rank-best.ts';

const cars = new Map(
  [testCar('Flea', { rq: 15, class: 'F' }), testCar('Mini', { rq: 18, class: 'F' }), testCar('Zonda', { rq: 90 })].map(
    (car) => [car.id, car],
  ),
);
const all = { passes: () => true, tunes: [], oneAClass: false };
const track = (trackCode: string, ...times: TrackTimes['times']): TrackTimes => ({
  trackCode: trackCode as TrackCode,
  times,
});
const kart = track('kart_a00', ['Zonda', '332', 20], ['Zonda', '323', 21], ['Mini', '332', 24], ['Flea', '111', 30]);
const named = (ranked: ReturnType<typeof rankBest>) => ranked.map(({ car, tune }) => `${car.id} ${tune}`);

describe('the best cars of a track', () => {
  it('stand with their best tune, the fastest first, with the points they lose to it', () => {
    const ranked = rankBest([kart], cars, all);
    expect(named(ranked)).toEqual(['Zonda 332', 'Mini 332', 'Flea 111']);
    expect(ranked[0]?.points).toBe(0);
    expect(ranked[1]?.points).toBeLessThan(0);
    expect(ranked[1]?.lapTime).toEqual({ kind: 'time', seconds: 24 });
  });

  it('are those that pass, in the tunes asked for, and count against the best of these', () => {
    const ranked = rankBest([kart], cars, { ...all, passes: ({ rq }) => rq < 20 });
    expect(named(ranked)).toEqual(['Mini 332', 'Flea 111']);
    expect(ranked[0]?.points).toBe(0);
    expect(named(rankBest([kart], cars, { ...all, tunes: ['323', '111'] }))).toEqual(['Zonda 323', 'Flea 111']);
  });

  it('are those that may be driven, in the best tune that may', () => {
    const drives = (carId: string, tune: string) => carId === 'Flea' || tune === '323';
    expect(named(rankBest([kart], cars, { ...all, drives }))).toEqual(['Zonda 323', 'Flea 111']);
  });

  it('are one of each class where that is asked for', () => {
    expect(named(rankBest([kart], cars, { ...all, oneAClass: true }))).toEqual(['Zonda 332', 'Mini 332']);
  });

  it('are the fastest on a test bowl', () => {
    const bowl = track('testBowl_a00', ['Zonda', '332', 90], ['Flea', '332', 40]);
    expect(named(rankBest([bowl], cars, all))).toEqual(['Zonda 332', 'Flea 332']);
  });
});

it('several tracks are ranked by points, without cars that lack a time on one of them', () => {
  const drag = track('drag100_a00', ['Flea', '111', 5], ['Mini', '332', 5.1]);
  const ranked = rankBest([kart, drag], cars, all);
  expect(named(ranked)).toEqual(['Mini 332', 'Flea 111']);
  expect(ranked[0]?.lapTime).toBeUndefined();
});
