import { type ActorId, type Job, type JobStep, jobStep } from '#kernel';
import { type DisputeReason, sameLapTime } from '#racing';
import { seedJob } from '../../seed/seed-job.ts';
import type { CellEvent } from '../lap-time.events.ts';
import { cell, type Cell, cellStream, type CellTime } from '../lap-time.state.ts';
import { VoteOnLapTime, voteOnLapTime } from '../vote-on-lap-time.ts';
import type { DemoMistake } from './demo-mistakes.ts';
import { demoActors, type DemoTime, demoTimes } from './demo-times.ts';

/** Increase with every change of the votes. */
const VOTES_VERSION = 2;

/** Every so many mistakes have a vote; the others are left to be found. */
const EVERY_NTH_MISTAKE = 4;
/** Of these, every so many get a second downvote, so that moderators have them to decide. */
const EVERY_NTH_SETTLED = 2;

const reasons: Record<DemoMistake, DisputeReason> = {
  'swapped-digits': 'misread',
  'lost-digit': 'misread',
  'extra-minute': 'misread',
  'wrong-tune': 'wrong-tune',
  'wrong-track': 'wrong-conditions',
};

/** The job that adds demo users' votes against some demo times; other users' votes are left alone. */
export const demoVotesSeed: Job = seedJob('demo-votes', VOTES_VERSION, () =>
  demoTimes()
    .filter(({ mistake, noticed }) => mistake && !noticed)
    .filter((_time, at) => at % EVERY_NTH_MISTAKE === 0)
    .flatMap((time, at) => (at % EVERY_NTH_SETTLED === 0 ? [...voting(time, 1), ...voting(time, 2)] : voting(time, 1))),
);

/** The vote of the `nth` user after its author. */
const voting = (time: DemoTime, nth: number): readonly JobStep[] => {
  const { carId, tune, trackCode, mistake } = time;
  if (!mistake) return [];
  const voter = voterOf(time, nth);
  const data = { carId, tune, trackCode, said: { vote: 'down', reason: reasons[mistake] } } as const;
  const step = jobStep<Cell, CellEvent>({
    key: nth === 1 ? JSON.stringify(data) : JSON.stringify({ ...data, nth }),
    stream: cellStream(carId, tune, trackCode),
    command: 'VoteOnLapTime',
    data,
    actor: voter,
    decider: cell,
    decide: (state, { meta }) => {
      const [said, ...others] = state.times;
      const isAsSaid = said && others.length === 0 && said.submittedBy === time.by && isFor(voter, said);
      if (!isAsSaid || said.ruling || !sameLapTime(said.value, time.value)) return [];
      return voteOnLapTime(new VoteOnLapTime({ ...data, lapTimeId: said.lapTimeId }, meta), state, {
        voterTrust: 'member',
      });
    },
  });
  return [step];
};

/** Whether they have not voted on it yet, and only demo users have. */
const isFor = (voter: ActorId, { votes = [] }: CellTime): boolean =>
  votes.every(({ by }) => by !== voter && demoActors.some((actor) => actor === by));

const voterOf = ({ by }: DemoTime, nth: number): ActorId =>
  demoActors[(demoActors.indexOf(by) + nth) % demoActors.length] ?? ('demo:amber' as ActorId);
