import type { LapTime } from '#racing';
import { rankingsOf, totalOf } from './rankings.ts';

const seconds = (value: number): LapTime => ({ kind: 'time', seconds: value });
const dnf: LapTime = { kind: 'dnf' };
const none: LapTime = { kind: 'none' };

describe('rankings of a track', () => {
  it('count against a time that is of none of the cars', () => {
    const [slower, same, without] = rankingsOf([seconds(20.35), seconds(20), none], seconds(20), 'tRoad_a00');
    expect([slower?.gap, same?.points?.points, without?.points]).toEqual(['+0.35', 0, undefined]);
    expect(slower?.points?.points).toBeLessThan(0);
    expect(rankingsOf([seconds(20)], none, 'tRoad_a00')[0]?.points).toBeUndefined();
  });

  it('gives equal times one place and counts who has a time', () => {
    const rankings = rankingsOf([seconds(20), seconds(19), seconds(20), none, dnf], 0, 'tRoad_a00');
    expect(rankings.map(({ place }) => place)).toEqual([2, 1, 2, undefined, 3]);
    expect(rankings[0]?.of).toBe(4);
  });

  it('gives points from the side of the column, none to the base car', () => {
    const [base, quicker, slower] = rankingsOf([seconds(20), seconds(18), seconds(25)], 0, 'tRoad_a00');
    expect(base?.points).toBeUndefined();
    expect(quicker?.points?.points).toBeGreaterThan(0);
    expect(slower?.points?.points).toBeLessThan(0);
  });

  it('compares with nothing when the base car has no time', () => {
    expect(rankingsOf([none, seconds(18)], 0, 'tRoad_a00')[1]?.points).toBeUndefined();
  });

  it('tells gaps with a sign, faster with a true minus', () => {
    const rankings = rankingsOf([seconds(20), seconds(19.65), seconds(20.35)], 0, 'tRoad_a00');
    expect(rankings.map(({ gap }) => gap)).toEqual([undefined, '\u22120.35', '+0.35']);
  });

  it('warms from best to worst, and not at all for a single car', () => {
    expect(rankingsOf([seconds(20), seconds(21), seconds(22)], 0, 'tRoad_a00').map(({ heat }) => heat)).toEqual([
      0, 3, 6,
    ]);
    expect(rankingsOf([seconds(20)], 0, 'tRoad_a00')[0]?.heat).toBeUndefined();
  });

  it('takes more speed for better on a test bowl', () => {
    const speed = (metresPerSecond: number): LapTime => ({ kind: 'speed', metresPerSecond });
    expect(rankingsOf([speed(70), speed(80)], 0, 'testBowl_a00').map(({ place }) => place)).toEqual([2, 1]);
  });

  it('sums points and podiums of a car; a place alone on a track is no podium', () => {
    const first = rankingsOf([seconds(18), seconds(20)], 1, 'tRoad_a00')[0];
    const alone = rankingsOf([seconds(18), none], 1, 'tRoad_a00')[0];
    const total = totalOf([first, alone].flatMap((ranking) => ranking ?? []));
    expect(total.podium).toEqual([1, 0, 0]);
    expect(total.points).toBe(first?.points?.points);
  });
});
