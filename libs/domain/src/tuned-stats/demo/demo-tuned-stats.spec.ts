import type { ActorId, Meta } from '#kernel';
import { isDoubtfulStats } from '#racing';
import { starterHistory } from '../../car/starter/starter-history.ts';
import { demoCells } from '../../lap-time/demo/demo-cells.ts';
import type { TunedStatsSubmitted } from '../tuned-stats.events.ts';
import { tunedStats, type TunedStats } from '../tuned-stats.state.ts';
import { demoTunedStatsSeed } from './demo-tuned-stats.ts';

const steps = [...demoTunedStatsSeed.steps()];
const meta = { actor: 'demo:birch' as ActorId, now: '2026-03-01T12:00:00.000Z' } as Meta;
const decided = (step: (typeof steps)[number], state: TunedStats) =>
  step.decide(state as never, { meta, newId: String } as never) as unknown as readonly TunedStatsSubmitted[];

describe('the cards that demo people have read', () => {
  it('are some, and what the formulas say nearly', () => {
    expect(steps.length).toBeGreaterThan(5);
    for (const step of steps) {
      const [event] = decided(step, tunedStats.initial);
      const { carId, tune, stats } = event!.data;
      const { starter } = demoCells().find((cell) => cell.starter.carId === carId)!;
      expect(isDoubtfulStats(starterHistory(starter).at(-1)!.car, tune, stats)).toBe(false);
    }
  });

  it('are left alone where somebody has read them', () => {
    const [event] = decided(steps[0]!, tunedStats.initial);
    expect(decided(steps[0]!, tunedStats.evolve(tunedStats.initial, event!))).toEqual([]);
  });
});
