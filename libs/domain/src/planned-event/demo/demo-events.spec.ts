import { by } from '#test/decision-kit';
import { fold } from '#kernel';
import { plannedEvent, type PlannedEventStatus } from '../planned-event.state.ts';
import type { PlannedEventEvent } from '../planned-event.events.ts';
import { demoEventsSeed } from './demo-events-seed.ts';

describe('the events of the demonstration', () => {
  it('are in every state, before, around and after the start of the installation, and told once', () => {
    const now = '2026-11-20T12:34:56.000Z';
    const meta = by('job:seed-demo-events');
    const steps = [...demoEventsSeed(now).steps()];
    const states = steps.map(({ decide }) => {
      const told = decide(plannedEvent.initial as never, { meta, newId: () => '' }) as readonly PlannedEventEvent[];
      return fold(plannedEvent, told);
    });
    const known = states.flatMap((state) => (state.status === 'new' ? [] : [state]));
    expect(new Set(known.map(({ status }) => status))).toEqual(
      new Set<PlannedEventStatus>(['draft', 'preview', 'published', 'withdrawn']),
    );
    const shown = known.filter(({ status }) => status === 'published').map(({ facts }) => facts);
    expect(shown.some(({ startsAt }) => startsAt > now)).toBe(true);
    expect(shown.some(({ endsAt }) => endsAt < now)).toBe(true);
    expect(shown.some(({ startsAt, endsAt }) => startsAt < now && endsAt > now)).toBe(true);
    expect(new Set(steps.map(({ stream }) => stream)).size).toBe(steps.length);
    expect(steps[0]?.decide(known[0] as never, { meta, newId: () => '' })).toEqual([]);
  });
});
