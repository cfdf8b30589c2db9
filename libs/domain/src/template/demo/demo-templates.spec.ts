import { by } from '#test/decision-kit';
import { demoActors } from '../../lap-time/demo/demo-times.ts';
import { demoTemplates, demoTemplatesSeed } from './demo-templates.ts';

describe('templates of the demonstration', () => {
  it('are of people of the demonstration, each with cars of its own, and one of them waits', () => {
    expect(demoTemplates.filter(({ author }) => !demoActors.includes(author))).toEqual([]);
    expect(demoTemplates.map(({ deck: { cars, tracks } }) => [cars.length, tracks.length])).toEqual([
      [8, 5],
      [8, 5],
      [8, 4],
      [8, 4],
    ]);
    const types = [...demoTemplatesSeed.steps()].map(({ decide, decider, actor }) =>
      decide(decider.initial as never, { meta: by(actor), newId: (kind) => kind }).map(({ type }) => type),
    );
    const proposed = ['TemplateSaved', 'TemplateProposed'];
    expect(types).toEqual([...Array.from({ length: 3 }, () => [...proposed, 'TemplateApproved']), proposed]);
  });
});
