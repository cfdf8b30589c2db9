import { aChallenge, content, hand, handCars } from '#test/a-round';
import { commandsIn, type Given, walkTable } from '#test/permissions-kit';
import { type Command, type CommandType, type Event, fold, type Meta, RuleBroken } from '#kernel';
import type { Challenge } from '../challenge/challenge.state.ts';
import {
  ApproveRoundSubmission,
  approveRoundSubmission,
  DeclineRoundSubmission,
  declineRoundSubmission,
  ReopenRoundSubmission,
  reopenRoundSubmission,
} from './decide-round.ts';
import { DeleteRound, deleteRound, RestoreRound, restoreRound } from './delete-round.ts';
import {
  ExtendRoundLock,
  extendRoundLock,
  LockRound,
  lockRound,
  TakeOverRound,
  takeOverRound,
  UnlockRound,
  unlockRound,
} from './lock-round.ts';
import {
  ResetRound,
  resetRound,
  ResetRoundSolutions,
  resetRoundSolutions,
  UndoRoundReset,
  undoRoundReset,
} from './reset-round.ts';
import type { RoundContent } from './round.events.ts';
import { roundItem, type RoundItem } from './round-item.ts';
import { type Round, round } from './round.state.ts';
import { roundPermissions } from './round.permissions.ts';
import { roundDraft, SaveRoundDraft, saveRoundDraft } from './save-round-draft.ts';
import { SolveRound, solveRound } from './solve-round.ts';
import {
  FillRound,
  fillRound,
  SubmitRound,
  submitRound,
  WithdrawRoundSubmission,
  withdrawRoundSubmission,
} from './submit-round.ts';
import { VoteOnRound, voteOnRound, WithdrawRoundVote, withdrawRoundVote } from './vote-on-round.ts';

const of = { challengeId: 'alpine', round: 1 };
const challenge = aChallenge();
const budget = { most: 1, others: [] };
const facts = {
  challenge,
  unknownCars: [],
  unknownValues: [],
  voterTrust: 'member',
  handCars,
  textId: 'words',
  savedAt: '2999-01-01',
  budget,
} as const;

const on =
  <Made extends Command>(
    type: CommandType<Made>,
    decide: (command: Made, state: Round, facts: never) => readonly Event[],
    more: object | ((n: number, state: Round) => object) = {},
  ): Given<Round, RoundItem> =>
  (meta, n, state) => {
    const data = { ...of, ...(typeof more === 'function' ? more(n, state) : more) };
    return {
      item: (now) => roundItem(now, challenge, data, meta.now),
      decide: () => decide(new type(data as unknown as Made['data'], meta), state, facts as never),
    };
  };

const oneOf = (n: number, { submissions }: Round) => ({
  submissionId: submissions.slice(-5)[n % Math.max(1, Math.min(5, submissions.length))]?.submissionId ?? 'none',
});

/** Finds content of a round, current or restorable, whose submission is not approved. */
const againstItsSubmissions = ({ filled, before, submissions }: Round): string | undefined => {
  const approved = new Map(submissions.map((one) => [one.submissionId, one.status === 'approved']));
  const sources = [filled, before, ...submissions.map(({ replaced }) => replaced)];
  const wrong = sources.find((one) => one?.submissionId !== undefined && !approved.get(one.submissionId));
  return wrong && `the round is filled by ${wrong.submissionId}, which is not approved,`;
};

it('no 10,000 commands lead where no row of the table leads', async () => {
  let submitted = 0;
  const came = await walkTable({
    table: roundPermissions,
    decider: round,
    commands: {
      'lock-round': on(LockRound, lockRound),
      'extend-round-lock': on(ExtendRoundLock, extendRoundLock),
      'take-over-round': on(TakeOverRound, takeOverRound, { reason: 'away' }),
      'unlock-round': on(UnlockRound, unlockRound),
      'submit-round': (meta, n, state) => {
        const submissionId = `s${(submitted += 1)}`;
        const command = new SubmitRound({ ...of, content: content(60 + (n % 900)) }, meta);
        return {
          item: (now) => roundItem(now, challenge, of, meta.now),
          decide: () => submitRound(command, state, { ...facts, submissionId }),
        };
      },
      'fill-round': on(FillRound, fillRound, { content: content(60) }),
      'withdraw-round-submission': on(WithdrawRoundSubmission, withdrawRoundSubmission, oneOf),
      'vote-on-round': on(VoteOnRound, voteOnRound, (n, state) => ({
        ...oneOf(n, state),
        said: n % 2 ? { vote: 'up' } : { vote: 'down', reason: 'car' },
      })),
      'withdraw-round-vote': on(WithdrawRoundVote, withdrawRoundVote, oneOf),
      'approve-round-submission': on(ApproveRoundSubmission, approveRoundSubmission, oneOf),
      'decline-round-submission': on(DeclineRoundSubmission, declineRoundSubmission, (n, state) => ({
        ...oneOf(n, state),
        reason: 'car',
      })),
      'reopen-round-submission': on(ReopenRoundSubmission, reopenRoundSubmission, oneOf),
      'solve-round': on(SolveRound, solveRound, { hand }),
      'reset-round-solutions': on(ResetRoundSolutions, resetRoundSolutions, { reason: 'wrong' }),
      'reset-round': on(ResetRound, resetRound, { reason: 'wrong' }),
      'undo-round-reset': on(UndoRoundReset, undoRoundReset),
      'delete-round': on(DeleteRound, deleteRound, { reason: 'wrong' }),
      'restore-round': on(RestoreRound, restoreRound),
    },
    contradiction: againstItsSubmissions,
  });
  expect(came).toEqual(commandsIn(roundPermissions));
});

it('a draft is what was saved last, whatever became of the round or the challenge', () => {
  const challenges: readonly Challenge[] = [challenge, { ...challenge, status: 'retired' }];
  let kept: RoundContent | undefined;
  let state = roundDraft.initial;
  for (let n = 0; n < 2_000; n += 1) {
    const said = n % 3 === 0 ? { races: [{ carId: `Car_${n % 7}` }] } : content(60 + (n % 50));
    const meta = { actor: 'ann', now: '2030-01-01T00:00:00.000Z' } as unknown as Meta;
    const command = new SaveRoundDraft({ ...of, by: meta.actor, content: said }, meta);
    try {
      const saved = saveRoundDraft(command, state, {
        challenge: challenges[n % 2]!,
        unknownCars: n % 5 === 0 ? ['x'] : [],
        unknownValues: [],
      });
      state = saved.reduce((so, event) => roundDraft.evolve(so, event), state);
      kept = fold(roundDraft, saved).content ?? kept;
    } catch (error) {
      if (!(error instanceof RuleBroken)) throw error;
    }
    expect(state.content).toEqual(kept);
  }
  expect(kept).toBeDefined();
});
