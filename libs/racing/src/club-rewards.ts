/** Reward of a club event: cash, and experience for the club. */
export type EventReward = { readonly cash: number; readonly clubXp: number };

/** Reward of a 48-hour club season: cash and gold. */
export type SeasonReward = { readonly cash: number; readonly gold: number };

/** One line of a table: the number from which on the reward is given. */
export type RewardLine<Reward> = { readonly from: number; readonly reward: Reward };

const event = (from: number, cash: number, clubXp: number): RewardLine<EventReward> => ({
  from,
  reward: { cash, clubXp },
});
const season = (from: number, cash: number, gold: number): RewardLine<SeasonReward> => ({
  from,
  reward: { cash, gold },
});

/**
 * Rewards of one club event; of each table a player gets one line, the best one reached. `team` goes by wins (0 or 1),
 * `participation` by races driven, `performance` by the share of players left behind in percent ("top 10 %" is 90),
 * `rank` by the player's club experience. Seen on the rewards page of a club event. Source: the players' notes.
 */
export const clubEventRewards = {
  team: [event(0, 100, 1), event(1, 600, 5)],
  participation: [event(1, 100, 1), event(5, 500, 3), event(15, 1000, 4), event(30, 2000, 5)],
  performance: [event(0, 100, 1), event(50, 500, 3), event(75, 1000, 4), event(90, 2000, 5), event(99, 3000, 6)],
  rank: [
    event(0, 100, 0),
    event(100, 200, 1),
    event(500, 300, 2),
    event(2000, 400, 3),
    event(5000, 500, 4),
    event(10_000, 600, 5),
    event(25_000, 700, 6),
  ],
} as const satisfies Record<string, readonly RewardLine<EventReward>[]>;

/**
 * Rewards of a season, read like those of an event. `place` goes by clubs left behind among the three on the podium (0 is
 * third), `events` by events raced, `performance` by the line reached in an event, best of the season, and `rank` by the
 * player's rank, both counted from 0. Seen on the rewards page of a club season. Source: the players' notes.
 */
export const clubSeasonRewards = {
  place: [season(0, 700, 60), season(1, 1400, 85), season(2, 2100, 110)],
  events: [season(1, 280, 3), season(3, 600, 6), season(5, 1400, 15), season(10, 2100, 30)],
  performance: [season(0, 280, 3), season(1, 600, 6), season(2, 850, 9), season(3, 1400, 15), season(4, 2100, 30)],
  rank: [
    season(0, 150, 2),
    season(1, 300, 6),
    season(2, 400, 8),
    season(3, 550, 10),
    season(4, 700, 12),
    season(5, 850, 15),
    season(6, 1000, 18),
  ],
} as const satisfies Record<string, readonly RewardLine<SeasonReward>[]>;

/** Numbers reached, by table; an omitted table, or one without a line reached, gives nothing. */
export type Reached<Tables> = { readonly [Table in keyof Tables]?: number };

/** All rewards of an event in cash and club experience; doubled where the event doubles rewards. */
export const clubEventTotal = (reached: Reached<typeof clubEventRewards>, doubled = false): EventReward => {
  const rewards = reachedOf<EventReward>(clubEventRewards, reached);
  const times = doubled ? 2 : 1;
  return { cash: times * sumOf(rewards, 'cash'), clubXp: times * sumOf(rewards, 'clubXp') };
};

/** All rewards of a season in cash and gold. */
export const clubSeasonTotal = (reached: Reached<typeof clubSeasonRewards>): SeasonReward => {
  const rewards = reachedOf<SeasonReward>(clubSeasonRewards, reached);
  return { cash: sumOf(rewards, 'cash'), gold: sumOf(rewards, 'gold') };
};

const reachedOf = <Reward>(
  tables: Readonly<Record<string, readonly RewardLine<Reward>[]>>,
  reached: Readonly<Record<string, number | undefined>>,
): readonly Reward[] =>
  Object.entries(tables).flatMap(([table, lines]) => {
    const line = lines.findLast(({ from }) => (reached[table] ?? -1) >= from);
    return line ? [line.reward] : [];
  });

const sumOf = <Key extends string>(rewards: readonly Readonly<Record<Key, number>>[], key: Key): number =>
  rewards.reduce((total, reward) => total + reward[key], 0);
