import { by as asking } from '#test/decision-kit';
import { demoActors } from '../../lap-time/demo/demo-times.ts';
import { demoGroups, demoGroupsSeed } from './demo-groups.ts';

describe('groups of the demonstration', () => {
  it('are of people of the demonstration, one of them waits, and one was not heard of for long', () => {
    expect(demoGroups.filter(({ owner }) => !demoActors.includes(owner))).toEqual([]);
    const steps = [...demoGroupsSeed('2026-06-01T00:00:00.000Z').steps()];
    expect(steps.flatMap(({ at }) => at ?? [])).toEqual(['2026-02-01T00:00:00.000Z']);
    const types = steps.map(({ decide, decider, actor }) =>
      decide(decider.initial as never, { meta: asking(actor), newId: (kind) => kind }).map(({ type }) => type),
    );
    expect(types).toEqual(
      demoGroups.map(({ waits }) => (waits ? ['GroupSubmitted'] : ['GroupSubmitted', 'GroupApproved'])),
    );
    expect(demoGroups.filter(({ waits }) => waits)).toHaveLength(1);
  });
});
