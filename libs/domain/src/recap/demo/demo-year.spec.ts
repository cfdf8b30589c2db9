import { fold, type JobStep, type Meta } from '#kernel';
import type { CellEvent } from '../../lap-time/lap-time.events.ts';
import { demoYearSeed } from './demo-year.ts';

const steps: readonly JobStep[] = [...demoYearSeed('2026-11-01T00:00:00.000Z').steps()];

const said = () => {
  const streams = new Map<string, CellEvent[]>();
  return steps.flatMap((step) => {
    const past = streams.get(step.stream) ?? [];
    const meta = { commandId: `of ${step.key}`, commandHash: 'hash', actor: step.actor, now: step.at ?? '' } as Meta;
    const facts = { meta, newId: (kind: string) => `${kind} ${step.key}` };
    const events = step.decide(fold(step.decider, past as never) as never, facts) as unknown as CellEvent[];
    streams.set(step.stream, [...past, ...events]);
    return events.map(({ type }) => ({ type, by: step.actor, at: step.at ?? '' }));
  });
};

describe('the planted year', () => {
  it('is the year before, in order, and every step of it says something', () => {
    const events = said();
    expect(new Set(events.map(({ at }) => at.slice(0, 4)))).toEqual(new Set(['2025']));
    expect(events.map(({ at }) => at)).toEqual(events.map(({ at }) => at).toSorted());
    expect(new Set(steps.map(({ key }) => key)).size).toBe(steps.length);
    expect(events.length).toBeGreaterThanOrEqual(steps.length);
  });

  it('is whole for one and thin for another', () => {
    const times = (who: string) =>
      said().filter(({ type, by }) => type === 'LapTimeSubmitted' && by === `demo:${who}`).length;
    expect([times('amber'), times('birch')]).toEqual([37, 2]);
  });
});
