import { type Job, type JobStep, jobStep, RuleBroken, type StepContext } from '#kernel';
import { starterCatalogue } from '../../car/starter/starter-catalogue.ts';
import { challengeIdOf, type KnownChallenge } from '../../challenge/challenge.state.ts';
import { type DemoChallenge, demoChallenges, measuredByCar } from '../../challenge/demo/demo-challenges.ts';
import { attributesFrom } from '../../challenge/demo/demo-challenges-seed.ts';
import { seedJob } from '../../seed/seed-job.ts';
import type { SeedName } from '../../seed/seed.events.ts';
import {
  ApproveRoundSubmission,
  approveRoundSubmission,
  DeclineRoundSubmission,
  declineRoundSubmission,
} from '../decide-round.ts';
import { LockRound, lockRound } from '../lock-round.ts';
import type { RoundDraftSaved, RoundEvent } from '../round.events.ts';
import { isWaiting } from '../round-item.ts';
import { round, type Round, roundStream } from '../round.state.ts';
import { type RoundDraft, roundDraft, roundDraftStream, SaveRoundDraft, saveRoundDraft } from '../save-round-draft.ts';
import { SolveRound, solveRound } from '../solve-round.ts';
import { SubmitRound, submitRound } from '../submit-round.ts';
import { VoteOnRound, voteOnRound } from '../vote-on-round.ts';
import { type DemoAction, demoStages } from './demo-actions.ts';

/** Increase with every change of the actions. */
const DEMO_VERSION = 1;
/** No demo user comes back to unlock it, and it should be visible for a while. */
const LOCKED_FOR_MS = 3 * 24 * 60 * 60 * 1000;

const stages = ['demo-rounds', 'demo-rounds-2', 'demo-rounds-3'] as const satisfies readonly SeedName[];

/**
 * The jobs that create a round in each state, one after the other; a round that another user has changed is left alone.
 */
export const demoRoundsSeeds: readonly Job[] = stages.map((name, stage) =>
  seedJob(name, DEMO_VERSION, () => {
    const measured = measuredByCar();
    const challenges = new Map(demoChallenges(measured).map((one) => [challengeIdOf(one.facts.name), one]));
    return (demoStages(measured)[stage] ?? []).flatMap((act) => {
      const challenge = challenges.get(act.of.challengeId);
      return challenge ? [stepOf(act, challenge)] : [];
    });
  }),
);

const stepOf = (act: DemoAction, of: DemoChallenge): JobStep => {
  const { act: command, by: actor, ...data } = act;
  const step = { key: JSON.stringify(act), command, data, actor };
  if (act.act === 'draft') {
    const stream = roundDraftStream({ ...act.of, by: actor });
    const decide = (state: RoundDraft, facts: StepContext) =>
      state.content
        ? []
        : saveRoundDraft(
            new SaveRoundDraft({ ...act.of, by: actor, content: act.content }, facts.meta),
            state,
            around(of, facts),
          );
    return jobStep<RoundDraft, RoundDraftSaved>({ ...step, stream, decider: roundDraft, decide });
  }
  const decide = (state: Round, facts: StepContext) => (isAsLeft(state, act) ? done(act, state, of, facts) : []);
  return jobStep<Round, RoundEvent>({ ...step, stream: roundStream(act.of), decider: round, decide });
};

/** Whether only the demonstration has changed it. */
const isAsLeft = ({ lock, submissions, filled }: Round, { act, by }: DemoAction): boolean => {
  const isOfDemo = submissions.every(({ submittedBy }) => submittedBy.startsWith('demo:') && submittedBy !== by);
  return (
    lock === undefined && isOfDemo && filled.solution === undefined && (act === 'solve' || filled.content === undefined)
  );
};

const around = (of: DemoChallenge, { meta }: StepContext) => {
  const rounds = Object.fromEntries(of.rounds.map(({ round: number, facts }) => [number, facts]));
  const challenge: KnownChallenge = { status: 'open', facts: attributesFrom(of, meta.now), rounds };
  const budget = { most: Infinity, others: [] };
  return { challenge, unknownCars: [], unknownValues: [], savedAt: null, budget };
};

type ActOnRound = Exclude<DemoAction, { readonly act: 'draft' }>;
type Done<Act extends ActOnRound['act']> = (
  act: Extract<ActOnRound, { readonly act: Act }>,
  state: Round,
  of: DemoChallenge,
  facts: StepContext,
) => readonly RoundEvent[];

const submissionOf = (state: Round, whose: string): string =>
  state.submissions.find((one) => isWaiting(one) && one.submittedBy === whose)?.submissionId ?? '';

const asStaff = ({ meta }: StepContext) => ({ ...meta, role: 'moderator' as const });

const acts: { readonly [Act in ActOnRound['act']]: Done<Act> } = {
  lock: (act, state, of, facts) =>
    lockRound(new LockRound(act.of, facts.meta), state, around(of, facts)).map(({ type, data }) => ({
      type,
      data: { ...data, until: new Date(Date.parse(facts.meta.now) + LOCKED_FOR_MS).toISOString() },
    })),
  submit: (act, state, of, facts) => {
    const locked = lockRound(new LockRound(act.of, facts.meta), state, around(of, facts));
    const submit = new SubmitRound({ ...act.of, content: act.content }, facts.meta);
    const submissionId = facts.newId('submission');
    return [
      ...locked,
      ...submitRound(submit, locked.reduce<Round>(round.evolve, state), { ...around(of, facts), submissionId }),
    ];
  },
  vote: ({ of: round, whose, fault }, state, of, facts) => {
    const said = fault ? ({ vote: 'down', reason: fault } as const) : ({ vote: 'up' } as const);
    const vote = new VoteOnRound({ ...round, submissionId: submissionOf(state, whose), said }, facts.meta);
    return voteOnRound(vote, state, { ...around(of, facts), voterTrust: 'member' });
  },
  approve: ({ of: round, whose }, state, of, facts) => {
    const approve = new ApproveRoundSubmission({ ...round, submissionId: submissionOf(state, whose) }, asStaff(facts));
    return approveRoundSubmission(approve, state, around(of, facts));
  },
  decline: ({ of: round, whose, fault: reason }, state, of, facts) => {
    const data = { ...round, submissionId: submissionOf(state, whose), reason };
    return declineRoundSubmission(new DeclineRoundSubmission(data, asStaff(facts)), state, {
      ...around(of, facts),
      textId: undefined,
    });
  },
  solve: ({ of: round, hand }, state, of, facts) => {
    const handCars = hand.map(({ carId }) => starterCatalogue.find((one) => one.carId === carId)?.car);
    return solveRound(new SolveRound({ ...round, hand }, asStaff(facts)), state, { ...around(of, facts), handCars });
  },
};

/** The resulting events; none where the round is not as the demonstration left it. */
const done = (act: ActOnRound, state: Round, of: DemoChallenge, facts: StepContext): readonly RoundEvent[] => {
  try {
    return (acts[act.act] as Done<ActOnRound['act']>)(act, state, of, facts);
  } catch (error) {
    if (error instanceof RuleBroken) return [];
    throw error;
  }
};
