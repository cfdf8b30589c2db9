import { clubSetIdOf } from './club-set-id.ts';
import { clubHitRate, type KnownClubDay, predictClubDay } from './predict-club-day.ts';

const dayOf = (n: number): string => new Date(Date.UTC(2026, 8, 1 + n)).toISOString().slice(0, 10);
/** A, B, C, A, B, C …; tracks are the same every day. */
const turning = (count: number): KnownClubDay[] =>
  Array.from({ length: count }, (_, n) => ({ day: dayOf(n), carSets: ['ABC'[n % 3] ?? ''], trackSets: ['T'] }));

describe('a club day to come', () => {
  it('has what followed before, with how often it did', () => {
    const told = predictClubDay(turning(30), dayOf(30));
    expect(told.carSets).toEqual([{ setId: 'A', after: 'C', hits: 9, of: 9, confidence: expect.closeTo(0.879, 3) }]);
    expect(told.trackSets[0]).toMatchObject({ setId: 'T', confidence: 1 });
    expect(predictClubDay(turning(30), dayOf(31)).carSets[0]).toMatchObject({ setId: 'B', after: 'C' });
  });

  it('is sure of nothing that was seen a few times, and of less that came more rarely', () => {
    const often = turning(10);
    const [sure] = predictClubDay(often, dayOf(10)).carSets;
    expect(sure?.confidence).toBeLessThan(0.8);
    const mixed = turning(30).map((one, n) => (n % 6 === 0 ? { ...one, carSets: ['D'] } : one));
    const [first, second] = predictClubDay(mixed, dayOf(30)).carSets;
    expect([first?.setId, second?.setId].toSorted()).toEqual(['A', 'D']);
  });

  it('is not guessed from few days, or from days of which nothing is known', () => {
    expect(predictClubDay(turning(6), dayOf(6)).carSets).toEqual([]);
    expect(predictClubDay([], dayOf(1)).trackSets).toEqual([]);
    const unknown = turning(20).map((one) => ({ ...one, trackSets: [] }));
    expect(predictClubDay(unknown, dayOf(20)).trackSets).toEqual([]);
  });

  it('is measured by the days that came, each guessed from those before it', () => {
    expect(clubHitRate(turning(30))).toBe(1);
    expect(clubHitRate(turning(5))).toBeNull();
    const broken = turning(30).map((one, n) => (n < 20 ? one : { ...one, carSets: ['CBA'[n % 3] ?? ''] }));
    expect(clubHitRate(broken)).toBeLessThan(0.9);
  });
});

describe('what a set is called in links', () => {
  it.each([
    ['Quarry and snow', 'quarry-and-snow'],
    ['  Été 1970–1999!', 'ete-1970-1999'],
    ['雪', ''],
  ])('%s: %s', (name, id) => expect(clubSetIdOf(name)).toBe(id));
});
