import { aChallenge, content, hand, handCars } from '#test/a-round';
import { by, given } from '#test/decision-kit';
import type { ActorId, Meta } from '#kernel';
import {
  ApproveRoundSubmission,
  approveRoundSubmission,
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
import { ResetRound, resetRound, UndoRoundReset, undoRoundReset } from './reset-round.ts';
import type { RoundEvent } from './round.events.ts';
import { queued } from '../queue/queue.state.ts';
import { contentOf, roundItem, roundStatus } from './round-item.ts';
import { type Round, round } from './round.state.ts';
import { SolveRound, solveRound } from './solve-round.ts';
import { FillRound, fillRound, SubmitRound, submitRound } from './submit-round.ts';
import { VoteOnRound, voteOnRound } from './vote-on-round.ts';

const of = { challengeId: 'alpine', round: 1 };
const challenge = aChallenge();
const [ann, bob] = ['ann' as ActorId, 'bob' as ActorId];
const [soon, later] = ['2026-03-01T12:10:00.000Z', '2026-03-01T12:30:00.000Z'];

const budget = { most: 1, others: [] };

const locked = (who = ann, until = soon): RoundEvent => ({ type: 'RoundLocked', data: { ...of, by: who, until } });
const submitted = (submissionId: string, submittedBy = ann, seconds = 60): RoundEvent => ({
  type: 'RoundSubmitted',
  version: 2,
  data: { ...of, submissionId, submittedBy, content: content(seconds) },
});
const approved = (submissionId: string): RoundEvent => ({
  type: 'RoundSubmissionApproved',
  data: { ...of, submissionId },
});
const filled: RoundEvent = { type: 'RoundFilled', version: 2, data: { ...of, by: bob, content: content() } };
const solved: RoundEvent = { type: 'RoundSolved', data: { ...of, by: bob, hand, rq: 250, filledBy: bob } };

const lock =
  (meta: Meta, what = challenge, round = 1) =>
  (state: Round) =>
    lockRound(new LockRound({ ...of, round }, meta), state, { challenge: what, savedAt: null, budget });
const submit =
  (meta: Meta, said = content()) =>
  (state: Round) =>
    submitRound(new SubmitRound({ ...of, content: said }, meta), state, {
      challenge,
      unknownCars: [],
      submissionId: 's9',
    });
const after = (past: readonly RoundEvent[]) => past.reduce((state, event) => round.evolve(state, event), round.initial);
const shown = (past: readonly RoundEvent[], now = '2026-03-01T12:00:00.000Z') =>
  roundItem(after(past), challenge, of, now);

describe('a lock', () => {
  it('is good for half an hour, and is had longer by whoever has it', () => {
    given(round)
      .when(lock(by('ann')))
      .then([locked(ann, later)]);
    given(round, [locked()])
      .when((state) =>
        extendRoundLock(new ExtendRoundLock(of, by('ann')), state, { challenge, savedAt: '2026-03-01T11:50:00.000Z' }),
      )
      .then([{ type: 'RoundLockExtended', data: { ...of, by: ann, until: later } }]);
    given(round, [locked()])
      .when(lock(by('bob')))
      .thenBroken('round-locked', { ...of, until: soon });
  });

  it('is had at once on so many rounds as who asks may', () => {
    const others = ['2026-03-01T12:20:00.000Z', soon];
    const asked = (most: number) => (state: Round) =>
      lockRound(new LockRound(of, by('ann')), state, { challenge, savedAt: null, budget: { most, others } });
    given(round).when(asked(2)).thenBroken('round-locks-many', { most: 2, until: soon });
    given(round)
      .when(asked(3))
      .then([locked(ann, later)]);
  });

  describe('without a saved change', () => {
    const at = (now: string, role?: 'moderator') => ({ ...by('ann', role), now });
    const extend =
      (savedAt: string | null, meta = by('ann')) =>
      (state: Round) =>
        extendRoundLock(new ExtendRoundLock(of, meta), state, { challenge, savedAt });
    const extended = (unchanged: number): RoundEvent => ({
      type: 'RoundLockExtended',
      data: { ...of, by: ann, until: soon, unchanged },
    });
    const unlocked: RoundEvent = { type: 'RoundUnlocked', data: { ...of, by: ann } };
    const again = '2026-03-01T12:40:00.000Z';

    it('is had for longer twice, and then gives itself back', () => {
      given(round, [locked(), extended(1)])
        .when(extend(null))
        .then([{ type: 'RoundLockExtended', data: { ...of, by: ann, until: later, unchanged: 2 } }]);
      for (const savedAt of [null, '2026-03-01T11:39:00.000Z'])
        given(round, [locked(), extended(1), extended(2)])
          .when(extend(savedAt))
          .thenBroken('round-lock-idle', { until: soon, again, most: 2 });
      given(round, [locked(), extended(1), extended(2)])
        .when(extend('2026-03-01T11:41:00.000Z'))
        .then([{ type: 'RoundLockExtended', data: { ...of, by: ann, until: later } }]);
    });

    it('is not had on by letting it go, or run out, and taking it again', () => {
      given(round, [locked(), extended(2), unlocked])
        .when(lock(by('ann')))
        .thenBroken('round-lock-idle', { until: soon, again, most: 2 });
      given(round, [locked(), extended(2)])
        .when(lock(at('2026-03-01T12:15:00.000Z')))
        .thenBroken('round-lock-idle', { until: soon, again, most: 2 });
      given(round, [locked(), extended(2), unlocked])
        .when(lock(by('bob')))
        .then([locked(bob, later)]);
      given(round, [locked(), extended(2), unlocked])
        .when(lock(at(again)))
        .then([locked(ann, '2026-03-01T13:10:00.000Z')]);
    });

    it('is had on by staff, who are asked no such thing', () => {
      given(round, [locked(), extended(2)])
        .when(extend(null, by('ann', 'moderator')))
        .then([{ type: 'RoundLockExtended', data: { ...of, by: ann, until: later } }]);
    });
  });

  it('frees itself when it runs out', () => {
    given(round, [locked(ann, '2026-03-01T11:59:00.000Z')])
      .when(lock(by('bob')))
      .then([locked(bob, later)]);
    given(round, [locked(ann, '2026-03-01T11:59:00.000Z')])
      .when(submit(by('ann')))
      .thenBroken('round-lock-ran-out');
    expect(roundStatus(shown([locked()], later))).toBe('empty');
  });

  it('is over when the round is submitted, also beside its reviews', () => {
    const past = [locked(), submitted('s1')];
    const state = past.reduce((so, event) => queued(round).evolve(so, event), queued(round).initial);
    expect(roundStatus(roundItem(state, challenge, of, '2026-03-01T12:00:00.000Z'))).toBe('in review');
  });

  it('is let go by its holder, and freed or taken by moderators only', () => {
    const unlock = (meta: Meta) => (state: Round) => unlockRound(new UnlockRound(of, meta), state, { challenge });
    const take = (meta: Meta) => (state: Round) =>
      takeOverRound(new TakeOverRound({ ...of, reason: 'away' }, meta), state, { challenge, textId: 'why' });
    given(round, [locked()])
      .when(unlock(by('ann')))
      .then([{ type: 'RoundUnlocked', data: { ...of, by: ann } }]);
    given(round, [locked()])
      .when(unlock(by('mod', 'moderator')))
      .then([{ type: 'RoundUnlocked', data: { ...of, by: 'mod' as ActorId, takenFrom: ann } }]);
    given(round, [locked()])
      .when(unlock(by('bob')))
      .thenBroken('round-not-yours');
    given(round, [locked()])
      .when(take(by('bob')))
      .thenBroken('not-allowed');
    given(round, [locked()])
      .when(take(by('mod', 'moderator')))
      .then([
        {
          type: 'RoundLocked',
          data: { ...of, by: 'mod' as ActorId, until: later, takenFrom: ann, reason: 'away', textId: 'why' },
        },
      ]);
  });

  it('is for no round that is not, is hidden, or of a challenge that ended', () => {
    given(round)
      .when(lock(by('ann'), challenge, 11))
      .thenBroken('round-unknown');
    given(round)
      .when((state) =>
        lockRound(new LockRound(of, by('ann')), state, { challenge: { status: 'hidden' }, savedAt: null, budget }),
      )
      .thenBroken('challenge-unavailable');
    given(round)
      .when(lock(by('ann'), aChallenge({ endsAt: '2026-03-01T00:00:00.000Z' })))
      .thenBroken('challenge-ended');
  });
});

describe('a submission', () => {
  it('waits beside others, says what is missing, and is not said twice', () => {
    const said = content();
    given(round, [locked(), submitted('s1', bob, 59), locked()])
      .when(submit(by('ann')))
      .then([submitted('s9')]);
    given(round, [submitted('s1'), locked()])
      .when(submit(by('ann')))
      .thenBroken('round-already-submitted');
    given(round, [locked()])
      .when(submit(by('ann'), { races: [...said.races.slice(0, 2), { carId: 'Mini', tune: '332' }] }))
      .thenBroken('round-incomplete', {
        round: 1,
        missing: ['3 track', '3 timeToBeat', ...['4', '5'].flatMap((n) => partsOf(n))],
      });
    expect(roundStatus(shown([submitted('s1'), submitted('s2', bob, 59)]))).toBe('in review');
  });

  it('becomes the round when it is approved, and what was before when that is undone', () => {
    const approve = (who: string) => (state: Round) =>
      approveRoundSubmission(new ApproveRoundSubmission({ ...of, submissionId: 's1' }, by(who, 'moderator')), state, {
        challenge,
      });
    given(round, [submitted('s1')])
      .when(approve('mod'))
      .then([approved('s1')]);
    given(round, [submitted('s1')])
      .when(approve('ann'))
      .thenBroken('not-allowed');
    const past = [submitted('s1'), submitted('s2', bob, 59), approved('s1'), approved('s2')];
    expect(contentOf(shown(past))).toEqual(content(59));
    given(round, past)
      .when((state) =>
        reopenRoundSubmission(new ReopenRoundSubmission({ ...of, submissionId: 's2' }, by('mod', 'moderator')), state, {
          challenge,
        }),
      )
      .then([{ type: 'RoundSubmissionReopened', data: { ...of, submissionId: 's2' } }]);
    const undone: RoundEvent = { type: 'RoundSubmissionReopened', data: { ...of, submissionId: 's2' } };
    expect(contentOf(shown([...past, undone]))).toEqual(content(60));
  });

  it('is not filled by a submission that was reopened, whatever is undone afterwards', () => {
    const reopened = (submissionId: string): RoundEvent => ({
      type: 'RoundSubmissionReopened',
      data: { ...of, submissionId },
    });
    const both = [submitted('s1'), submitted('s2', bob, 59), approved('s1'), approved('s2')];
    expect(contentOf(shown([...both, reopened('s1'), reopened('s2')]))).toBeUndefined();
    const third = [...both, submitted('s3', ann, 58), approved('s3'), reopened('s2'), reopened('s3')];
    expect(contentOf(shown(third))).toEqual(content(60));
    const reset: RoundEvent = { type: 'RoundReset', data: { ...of, reason: 'wrong' } };
    const past = [submitted('s1'), approved('s1'), reset, reopened('s1')];
    given(round, past)
      .when((state) => undoRoundReset(new UndoRoundReset(of, by('bob', 'moderator')), state, { challenge }))
      .thenBroken('changed-meanwhile');
  });

  it('is voted on by others, with what the vote weighs', () => {
    const vote = (who: string) => (state: Round) =>
      voteOnRound(
        new VoteOnRound({ ...of, submissionId: 's1', said: { vote: 'down', reason: 'tune' } }, by(who)),
        state,
        {
          challenge,
          voterTrust: 'member',
        },
      );
    const said = { ...of, submissionId: 's1', by: bob, vote: 'down', reason: 'tune', weight: 1, formula: 1 } as const;
    given(round, [submitted('s1')])
      .when(vote('bob'))
      .then([{ type: 'RoundVoted', data: said }]);
    given(round, [submitted('s1')])
      .when(vote('ann'))
      .thenBroken('round-submission-yours');
    given(round, [submitted('s1'), { type: 'RoundVoted', data: said }])
      .when(vote('bob'))
      .thenBroken('round-vote-said');
  });
});

describe('a round', () => {
  it('is as its challenge says until somebody says otherwise', () => {
    const races = content(58).races;
    const item = (past: readonly RoundEvent[]) =>
      roundItem(after(past), { ...challenge, rounds: { 1: { races, rewards: [] } } }, of, soon);
    expect(contentOf(item([]))).toEqual({ races, rqLimit: 280, criteria: '' });
    expect(contentOf(item([filled]))).toEqual(content(60));
    expect(contentOf(item([{ type: 'RoundReset', data: { ...of, reason: 'wrong' } }]))).toBeUndefined();
  });

  it('asks for codes alone: no name of a part, and nothing that no car has', () => {
    const said = { ...content(), criteria: '~NMy%20words~rHonda' };
    const fill =
      (...unknownValues: string[]) =>
      (state: Round) =>
        fillRound(new FillRound({ ...of, content: said }, by('bob', 'moderator')), state, {
          challenge,
          unknownCars: [],
          unknownValues,
        });
    const data = { ...of, by: bob, content: { ...content(), criteria: '~N~rHonda' } };
    given(round, [locked(bob)])
      .when(fill())
      .then([{ type: 'RoundFilled', version: 2, data }]);
    given(round, [locked(bob)])
      .when(fill('Honda'))
      .thenBroken('challenge-invalid', { round: 1, fields: ['criteria'] });
  });

  it('is filled and solved by moderators, within its limit and by what it asks, no car twice', () => {
    const [first, ...others] = handCars;
    const fill = (who: Meta) => (state: Round) =>
      fillRound(new FillRound({ ...of, content: content() }, who), state, { challenge, unknownCars: [] });
    const solve =
      (handCars: Parameters<typeof solveRound>[2]['handCars'], cars = hand) =>
      (state: Round) =>
        solveRound(new SolveRound({ ...of, hand: cars }, by('bob', 'moderator')), state, { challenge, handCars });
    given(round, [locked(bob)])
      .when(fill(by('bob', 'moderator')))
      .then([filled]);
    given(round, [locked(bob)])
      .when(fill(by('bob')))
      .thenBroken('not-allowed');
    given(round, [filled]).when(solve(handCars)).then([solved]);
    given(round, [filled])
      .when(solve([{ ...first!, rq: 81 }, ...others]))
      .thenBroken('round-over-rq', { ...of, rq: 281, limit: 280 });
    given(round, [filled])
      .when(solve(handCars, [...hand.slice(1), hand[1]!]))
      .thenBroken('round-hand-twice');
    given(round, [{ ...filled, data: { ...filled.data, content: { ...content(), criteria: '~N~dRWD' } } }])
      .when(solve([...handCars.slice(0, 4), { ...first!, drive: 'FWD' }]))
      .thenBroken('round-hand-outside', { ...of, carId: 'Car_5' });
    given(round, [filled])
      .when(solve([...others, undefined]))
      .thenBroken('car-unknown', { carId: 'Car_5' });
    given(round, []).when(solve(handCars)).thenBroken('round-empty');
  });

  it('is reset wholly or only its solutions, and has both back', () => {
    const reset: RoundEvent = { type: 'RoundReset', data: { ...of, reason: 'wrong' } };
    given(round, [filled, solved])
      .when((state) =>
        resetRound(new ResetRound({ ...of, reason: 'wrong' }, by('bob', 'moderator')), state, { challenge }),
      )
      .then([reset]);
    const undo = (state: Round) => undoRoundReset(new UndoRoundReset(of, by('bob', 'moderator')), state, { challenge });
    given(round, [filled, solved, reset])
      .when(undo)
      .then([{ type: 'RoundResetUndone', data: of }]);
    given(round, [filled, solved]).when(undo).thenBroken('changed-meanwhile');
    const states = [
      [filled, solved],
      [filled, solved, reset],
    ].map((past) => roundStatus(shown(past)));
    expect(states).toEqual(['solved', 'empty']);
    expect(roundStatus(shown([filled, solved, reset, { type: 'RoundResetUndone', data: of }]))).toBe('solved');
    const solutions: RoundEvent = { type: 'RoundSolutionsReset', data: { ...of, reason: 'wrong' } };
    expect(roundStatus(shown([filled, solved, solutions]))).toBe('filled');
  });

  it('is deleted where nothing of it is open, and restored as it was', () => {
    const deleted: RoundEvent = { type: 'RoundDeleted', data: { ...of, reason: 'wrong' } };
    const remove = (state: Round) =>
      deleteRound(new DeleteRound({ ...of, reason: 'wrong' }, by('bob', 'moderator')), state, { challenge });
    const restore = (state: Round) => restoreRound(new RestoreRound(of, by('bob', 'moderator')), state, { challenge });
    given(round, [filled, solved]).when(remove).then([deleted]);
    given(round, [filled, submitted('s1')])
      .when(remove)
      .thenBroken('round-in-review');
    given(round, [locked()]).when(remove).thenBroken('round-locked');
    given(round, [deleted]).when(remove).thenBroken('round-deleted');
    given(round, [deleted])
      .when(lock(by('ann')))
      .thenBroken('round-deleted');
    given(round, [filled, solved, deleted])
      .when(restore)
      .then([{ type: 'RoundRestored', data: of }]);
    given(round, [filled]).when(restore).thenBroken('changed-meanwhile');
    expect(roundStatus(shown([filled, solved, deleted]))).toBe('deleted');
    expect(roundStatus(shown([filled, solved, deleted, { type: 'RoundRestored', data: of }]))).toBe('solved');
  });
});

const partsOf = (race: string) => ['carId', 'tune', 'track', 'timeToBeat'].map((part) => `${race} ${part}`);
