import { by as asking } from '#test/decision-kit';
import { demoActors } from '../../lap-time/demo/demo-times.ts';
import { demoGroups, demoGroupsSeed } from './demo-groups.ts';

describe('groups of the demonstration', () => {
  it('are of people of the demonstration, and one of them waits', () => {
    expect(demoGroups.filter(({ owner }) => !demoActors.includes(owner))).toEqual([]);
    const types = [...demoGroupsSeed.steps()].map(({ decide, decider, actor }) =>
      decide(decider.initial as never, { meta: asking(actor), newId: (kind) => kind }).map(({ type }) => type),
    );
    expect(types.at(-1)).toEqual(['GroupSubmitted']);
    expect(types.slice(0, -1)).toEqual(types.slice(1).map(() => ['GroupSubmitted', 'GroupApproved']));
  });
});
