import { commandsIn, walkTable } from '#test/permissions-kit';
import {
  HideTunedStats,
  hideTunedStats,
  RestoreTunedStats,
  restoreTunedStats,
  VoteOnTunedStats,
  voteOnTunedStats,
  WithdrawTunedStatsVote,
  withdrawTunedStatsVote,
} from './judge-tuned-stats.ts';
import { SubmitTunedStats, submitTunedStats, WithdrawTunedStats, withdrawTunedStats } from './submit-tuned-stats.ts';
import { type TunedStats, tunedStats } from './tuned-stats.state.ts';
import { tunedStatsIn, tunedStatsPermissions } from './tuned-stats.permissions.ts';

const place = { carId: 'Mini_Cooper_S_1964', tune: '332' };
const oneOf = <Value>(values: readonly Value[], n: number): Value => values[n % values.length]!;
const oneStats = ({ said, withdrawn }: TunedStats, n: number): string =>
  oneOf([...said.slice(-5).map(({ statsId }) => statsId), withdrawn.at(-1) ?? 'none', 'none'], n);
const around = { carId: place.carId, gameVersion: '26', trust: 'new', figures: { doubted: false } } as const;

describe('no 10,000 commands lead where no row of the table leads:', () => {
  it('tuned stats', async () => {
    let submitted = 0;
    const of = (state: TunedStats, n: number) => ({ ...place, statsId: oneStats(state, n) });
    const item = (statsId: string) => (now: TunedStats) => tunedStatsIn(now, statsId);
    const came = await walkTable({
      table: tunedStatsPermissions,
      decider: tunedStats,
      commands: {
        'submit-tuned-stats': (meta, n, state) => {
          const statsId = `stats-${(submitted += 1)}`;
          const stats = { topSpeedMph: 100 + (n % 5), acceleration0to60s: 4.2, handling: 90 };
          const command = new SubmitTunedStats({ ...place, stats, source: 'typed' }, meta);
          return { item: item(statsId), decide: () => submitTunedStats(command, state, { ...around, statsId }) };
        },
        'withdraw-tuned-stats': (meta, n, state) => {
          const named = of(state, n);
          return {
            item: item(named.statsId),
            decide: () => withdrawTunedStats(new WithdrawTunedStats(named, meta), state),
          };
        },
        'vote-on-tuned-stats': (meta, n, state) => {
          const named = of(state, n);
          const said = n % 2 ? ({ vote: 'up' } as const) : ({ vote: 'down', reason: 'misread' } as const);
          const command = new VoteOnTunedStats({ ...named, said }, meta);
          return {
            item: item(named.statsId),
            decide: () => voteOnTunedStats(command, state, { voterTrust: 'member' }),
          };
        },
        'withdraw-tuned-stats-vote': (meta, n, state) => {
          const named = of(state, n);
          const command = new WithdrawTunedStatsVote(named, meta);
          return { item: item(named.statsId), decide: () => withdrawTunedStatsVote(command, state) };
        },
        'hide-tuned-stats': (meta, n, state) => {
          const named = of(state, n);
          const command = new HideTunedStats({ ...named, reason: 'misread' }, meta);
          return { item: item(named.statsId), decide: () => hideTunedStats(command, state) };
        },
        'restore-tuned-stats': (meta, n, state) => {
          const named = of(state, n);
          const command = new RestoreTunedStats(named, meta);
          return { item: item(named.statsId), decide: () => restoreTunedStats(command, state) };
        },
      },
    });
    expect(came).toEqual(commandsIn(tunedStatsPermissions));
  });
});
