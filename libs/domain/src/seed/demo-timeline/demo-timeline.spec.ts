import { by } from '#test/decision-kit';
import { starterCatalogue } from '../../car/starter/starter-catalogue.ts';
import { demoEditor, demoTimelineSeed } from './demo-timeline.ts';
import { demoTimelineItems } from './demo-timeline-items.ts';

describe('the timeline of the demonstration', () => {
  it('is of cars of the starter catalogue, some of it over, on now, to come, and not to be known yet', () => {
    const known = new Set(starterCatalogue.map(({ carId }) => carId));
    expect(demoTimelineItems.flatMap(({ carIds = [] }) => carIds).filter((carId) => !known.has(carId))).toEqual([]);
    const steps = [...demoTimelineSeed.steps()];
    const types = steps.map(({ decide, decider }) =>
      decide(decider.initial as never, { meta: by(demoEditor), newId: (kind) => kind }).map(({ type }) => type),
    );
    expect(types.at(-1)).toEqual(['TimelineItemDrafted']);
    expect(types.slice(0, -1)).toEqual(types.slice(1).map(() => ['TimelineItemDrafted', 'TimelineItemPublished']));
  });
});
