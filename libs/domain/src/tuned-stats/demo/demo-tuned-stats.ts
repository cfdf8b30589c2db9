import { type Job, type JobStep, jobStep } from '#kernel';
import { parseTune, type TunedFigures, tunedFigures } from '#racing';
import { starterHistory } from '../../car/starter/starter-history.ts';
import { chanceOf } from '../../lap-time/demo/chance.ts';
import { type DemoCell, demoCells } from '../../lap-time/demo/demo-cells.ts';
import { demoActors } from '../../lap-time/demo/demo-times.ts';
import { seedJob } from '../../seed/seed-job.ts';
import { SubmitTunedStats, submitTunedStats } from '../submit-tuned-stats.ts';
import type { TunedStatsEvent } from '../tuned-stats.events.ts';
import { tunedStats, type TunedStats, tunedStatsStream } from '../tuned-stats.state.ts';

/** Increase with every change of the stats. */
const STATS_VERSION = 1;

/** Share of the cars in prepared decks without stats from a card: their stats are computed. */
const SHARE_UNREAD = 0.3;

/** The job that adds demo users' stats of most cars in prepared decks; stats of other users are left alone. */
export const demoTunedStatsSeed: Job = seedJob('demo-tuned-stats', STATS_VERSION, () =>
  [...new Map(demoCells().map((cell) => [nameOf(cell), cell])).values()].filter(isRead).flatMap(reading),
);

const nameOf = ({ starter, tune }: DemoCell): string => `${starter.carId}|${tune}`;

const isRead = (cell: DemoCell): boolean =>
  cell.shown !== undefined && chanceOf(`card ${nameOf(cell)}`) >= SHARE_UNREAD;

const reading = (cell: DemoCell): readonly JobStep[] => {
  const today = starterHistory(cell.starter).at(-1);
  const tune = parseTune(cell.tune);
  if (!today || !tune || tune === '000') return [];
  const { carId } = cell.starter;
  const data = { carId, tune, stats: shown(tunedFigures(today.car, tune), nameOf(cell)), source: 'demo' } as const;
  const by = demoActors[Math.floor(chanceOf(`reader ${nameOf(cell)}`) * demoActors.length)] ?? demoActors[0];
  if (!by) return [];
  const step = jobStep<TunedStats, TunedStatsEvent>({
    key: JSON.stringify(data),
    stream: tunedStatsStream({ carId, tune }),
    command: 'SubmitTunedStats',
    data,
    actor: by,
    decider: tunedStats,
    decide: (state, { meta, newId }) =>
      state.said.length + state.withdrawn.length > 0
        ? []
        : submitTunedStats(new SubmitTunedStats(data, meta), state, {
            statsId: newId('tuned-stats'),
            carId,
            gameVersion: today.gameVersion,
            trust: 'trusted',
            figures: { doubted: false },
          }),
  });
  return [step];
};

/** Handling one point above or below the computed value, as on real cards. */
const shown = (reckoned: TunedFigures, name: string): TunedFigures => ({
  ...reckoned,
  handling: reckoned.handling + Math.round(chanceOf(`handling ${name}`) * 2 - 1),
});
