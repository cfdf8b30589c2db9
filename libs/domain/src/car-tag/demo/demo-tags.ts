import { type Job, jobStep } from '#kernel';
import { currentGameVersion as gameVersion } from '#racing';
import { seedActor, seedJob } from '../../seed/seed-job.ts';
import { carTag, type CarTag, carTagStream } from '../car-tag.state.ts';
import type { CarTagStated } from '../car-tag.events.ts';

/** Increase with every change of the data. */
const TAGS_VERSION = 1;

/** Announced before any car has it. */
export const DEMO_TAG = 'Polar Nights';

/** The job that announces a tag; one whose status staff have set is left alone. */
export const demoTagsSeed: Job = seedJob('demo-tags', TAGS_VERSION, () => [
  jobStep<CarTag, CarTagStated>({
    key: DEMO_TAG,
    stream: carTagStream(DEMO_TAG),
    command: 'StateCarTag',
    data: { tag: DEMO_TAG, standing: 'upcoming' },
    actor: seedActor('demo-tags'),
    decider: carTag,
    decide: ({ standing }) =>
      standing === undefined
        ? [{ type: 'CarTagStated', data: { tag: DEMO_TAG, standing: 'upcoming', gameVersion, reason: 'now-known' } }]
        : [],
  }),
]);
