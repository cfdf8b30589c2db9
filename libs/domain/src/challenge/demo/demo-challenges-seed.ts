import { type Job, type JobStep, jobStep, type Meta } from '#kernel';
import { seedActor, seedJob } from '../../seed/seed-job.ts';
import type { ChallengeEvent, ChallengeAttributes } from '../challenge.events.ts';
import { type Challenge, challenge, challengeIdOf, challengeStream } from '../challenge.state.ts';
import { CreateChallenge, createChallenge } from '../create-challenge.ts';
import { type DemoChallenge, demoChallenges } from './demo-challenges.ts';

/** Increase with every change of the list. */
const DEMO_VERSION = 2;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The job that imports demo challenges; one that exists, or is hidden, is left alone. */
export const demoChallengesSeed: Job = seedJob('demo-challenges', DEMO_VERSION, () => demoChallenges().map(creating));

const creating = (one: DemoChallenge): JobStep => {
  const { name } = one.facts;
  return jobStep<Challenge, ChallengeEvent>({
    key: name,
    stream: challengeStream(challengeIdOf(name)),
    command: 'CreateChallenge',
    data: one,
    actor: seedActor('demo-challenges'),
    decider: challenge,
    decide: (state, { meta }) => (state.status === 'new' ? created(one, state, meta) : []),
  });
};

const created = (one: DemoChallenge, state: Challenge, meta: Meta): readonly ChallengeEvent[] =>
  createChallenge(new CreateChallenge({ facts: attributesFrom(one, meta.now), rounds: one.rounds }, meta), state);

/** The challenge's attributes when it is imported at `now` (ISO 8601). */
export const attributesFrom = ({ facts, days }: DemoChallenge, now: string): ChallengeAttributes => {
  const at = (day: number | undefined) =>
    day === undefined ? null : new Date(Date.parse(now) + day * DAY_MS).toISOString();
  return { ...facts, startsAt: at(days?.from), endsAt: at(days?.to), solutionsPublicAt: at(days?.solutions) };
};
