import { by as asking } from '#test/decision-kit';
import type { TranslationEvent } from '../translation.events.ts';
import { type Translation, translation } from '../translation.state.ts';
import { demoActors } from '../../lap-time/demo/demo-times.ts';
import { demoTranslations, demoTranslationsSeed } from './demo-translations.ts';

it('translations of the demonstration are of people of it, and some are live', () => {
  expect(demoTranslations.filter(({ author }) => !demoActors.includes(author))).toEqual([]);
  const steps = [...demoTranslationsSeed.steps()];
  const streams = new Map<string, Translation>();
  const types = steps.flatMap(({ decide, stream, actor }) => {
    const state = streams.get(stream) ?? translation.initial;
    const events = decide(state as never, { meta: asking(actor), newId: (kind) => kind }) as TranslationEvent[];
    streams.set(stream, events.reduce(translation.evolve, state));
    return events.map(({ type }) => type);
  });
  expect(types.filter((type) => type === 'TranslationSuggested')).toHaveLength(demoTranslations.length);
  expect(types.filter((type) => type === 'TranslationApproved')).toHaveLength(2);
});
