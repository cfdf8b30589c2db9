import { readAcceleration, readWholeStat } from './read-stats.ts';
import { currentStatsOf, judgedStats, type SubmittedStats } from './submitted-stats.ts';

describe('what is typed off a card', () => {
  it.each([
    ['4.2', 4.2],
    ['4,2', 4.2],
    ['12.0', 12],
    ['0', null],
    ['n/a', null],
    ['4', undefined],
    ['4.25', undefined],
    ['0.0', undefined],
    ['123.4', undefined],
  ])('0-60 %s is %s', (text, value) => {
    expect(readAcceleration(text)).toBe(value);
  });

  it.each([
    ['98', 98],
    ['205', 205],
    ['9', undefined],
    ['1000', undefined],
    ['00', undefined],
    ['9.5', undefined],
  ])('speed or handling %s is %s', (text, value) => {
    expect(readWholeStat(text)).toBe(value);
  });
});

const said = (statsId: string, submittedBy: string, topSpeedMph: number): SubmittedStats => ({
  statsId,
  submittedBy,
  stats: { topSpeedMph, acceleration0to60s: 4.2, handling: 90 },
  gameVersion: '26',
  trust: 'member',
});

describe('which figures count', () => {
  it('are the first, until two others vote them down', () => {
    const two = [said('a', 'ann', 200), said('b', 'bob', 210)];
    expect(currentStatsOf(two)).toMatchObject({ time: { statsId: 'a' }, support: 'plain' });
    const down = judgedStats(two, {
      type: 'TunedStatsVoted',
      data: { statsId: 'a', by: 'cy', vote: 'down', reason: 'misread', weight: 2 },
    });
    expect(currentStatsOf(down)).toMatchObject({ time: { statsId: 'b' } });
    const back = judgedStats(down, { type: 'TunedStatsVoteWithdrawn', data: { statsId: 'a', by: 'cy' } });
    expect(currentStatsOf(back)).toMatchObject({ time: { statsId: 'a' } });
  });

  it('are supported where somebody else reads the same', () => {
    expect(currentStatsOf([said('a', 'ann', 200), said('b', 'bob', 200)])).toMatchObject({
      time: { statsId: 'a' },
      support: 'supported',
    });
  });

  it('are none that were hidden or taken back, until they are shown again', () => {
    const one = [said('a', 'ann', 200)];
    const hidden = judgedStats(one, { type: 'TunedStatsHidden', data: { statsId: 'a' } });
    expect(currentStatsOf(hidden)).toBeUndefined();
    expect(currentStatsOf(judgedStats(hidden, { type: 'TunedStatsRestored', data: { statsId: 'a' } }))).toBeDefined();
    expect(judgedStats(one, { type: 'TunedStatsWithdrawn', data: { statsId: 'a' } })).toEqual([]);
  });
});
