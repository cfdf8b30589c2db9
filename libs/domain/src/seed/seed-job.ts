import { type ActorId, type Job, job, type JobStep } from '#kernel';
import { FinishSeeding, finishSeeding } from './finish-seeding.ts';
import type { SeedEvent, SeedName } from './seed.events.ts';
import { seed, type SeedState, seedStream } from './seed.state.ts';

export const seedActor = (name: SeedName): ActorId => `job:seed-${name}` as ActorId;

/** Imports a list into the log, once for each version of the list, unless real data has replaced it. */
export const seedJob = (name: SeedName, version: number, steps: () => Iterable<JobStep>): Job => {
  const data = { seed: name, version };
  return job<SeedState, SeedEvent>({
    id: `seed-${name}-${version}`,
    steps,
    end: {
      key: 'finish',
      stream: seedStream(name),
      command: 'FinishSeeding',
      data,
      actor: seedActor(name),
      decider: seed,
      decide: (state, { meta }) => finishSeeding(new FinishSeeding(data, meta), state),
    },
    isOver: (state) => state.superseded || state.version >= version,
  });
};
