import { type Job, type JobStep, jobStep } from '#kernel';
import { currentGameVersion, attributesOfPack, type Pack, packs } from '#racing';
import { seedActor, seedJob } from '../../seed/seed-job.ts';
import { AddPack, addPack } from '../add-pack.ts';
import type { PackStated } from '../pack.events.ts';
import { pack, type PackState, packStream } from '../pack.state.ts';

/** Increase with every change of the list, or installations with the old one never get the new one. */
const PACKS_VERSION = 1;

/** The job that imports the packs of the players' notes; one that was already described is left alone. */
export const packSeed: Job = seedJob('packs', PACKS_VERSION, () => packs().map(addingPack));

const addingPack = (starter: Pack): JobStep => {
  const data = {
    packId: starter.id,
    gameVersion: currentGameVersion,
    facts: attributesOfPack(starter),
    source: 'starter',
    reason: 'now-known',
  } as const;
  return jobStep<PackState, PackStated>({
    key: starter.id,
    stream: packStream(starter.id),
    command: 'AddPack',
    data,
    actor: seedActor('packs'),
    decider: pack,
    decide: (state, { meta }) => (state.said.length > 0 ? [] : addPack(new AddPack(data, meta), state)),
  });
};
