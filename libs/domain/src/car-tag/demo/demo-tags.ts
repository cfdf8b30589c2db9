import { type Job, jobStep } from '#kernel';
import { currentGameVersion as gameVersion } from '#racing';
import { seedActor, seedJob } from '../../seed/seed-job.ts';
import { carTag, type CarTag, carTagStream } from '../car-tag.state.ts';
import type { CarTagStated } from '../car-tag.events.ts';

/** Goes up with every change of what is said. */
const TAGS_VERSION = 1;

/** Announced before any car has it. */
export const DEMO_TAG = 'Polar Nights';

/** The job that announces a tag; one of which staff have said something is left alone. */
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
