import { clubEventRewards, clubEventTotal, clubSeasonRewards, clubSeasonTotal } from './club-rewards.ts';

describe('rewards of a club event', () => {
  it('are nothing when nothing was reached', () => {
    expect(clubEventTotal({})).toEqual({ cash: 0, clubXp: 0 });
    expect(clubEventTotal({ participation: 0 })).toEqual({ cash: 0, clubXp: 0 });
  });

  it('are the best line of each table', () => {
    expect(clubEventTotal({ team: 1, participation: 30, performance: 99, rank: 25_000 })).toEqual({
      cash: 600 + 2000 + 3000 + 700,
      clubXp: 5 + 5 + 6 + 6,
    });
    expect(clubEventTotal({ team: 0, participation: 14, performance: 89.9, rank: 99 })).toEqual({
      cash: 100 + 500 + 1000 + 100,
      clubXp: 1 + 3 + 4,
    });
  });

  it('can be doubled', () => {
    expect(clubEventTotal({ team: 1, rank: 2000 }, true)).toEqual({ cash: 2000, clubXp: 16 });
  });
});

describe('rewards of a club season', () => {
  it('are the best line of each table', () => {
    expect(clubSeasonTotal({ place: 2, events: 10, performance: 4, rank: 6 })).toEqual({ cash: 7300, gold: 188 });
    expect(clubSeasonTotal({ events: 4 })).toEqual({ cash: 600, gold: 6 });
    expect(clubSeasonTotal({ place: 0, performance: 2, rank: 3 })).toEqual({ cash: 700 + 850 + 550, gold: 79 });
  });
});

const seasonTables = Object.fromEntries(
  Object.entries(clubSeasonRewards).map(([table, lines]) => [`season ${table}`, lines]),
);

describe('tables of club rewards', () => {
  it.each(Object.entries({ ...clubEventRewards, ...seasonTables }))('%s give more for more', (_, lines) => {
    const growing = lines.every((line, at) => {
      const before = lines[at - 1];
      return !before || (line.from > before.from && line.reward.cash > before.reward.cash);
    });
    expect(growing).toBe(true);
  });
});
