import { by, given } from '#test/decision-kit';
import type { ActorId } from '#kernel';
import type { TrustLevel } from '#racing';
import type { CellEvent, LapTimeSubmitted } from './lap-time.events.ts';
import { cell, type Cell } from './lap-time.state.ts';
import { hideLapTime, HideLapTime, RestoreLapTime, restoreLapTime } from './rule-on-lap-time.ts';
import { VoteOnLapTime, voteOnLapTime, WithdrawLapTimeVote, withdrawLapTimeVote } from './vote-on-lap-time.ts';

const place = { carId: 'Mini', tune: '332', trackCode: 'tRoad_a00' };
const of = { ...place, lapTimeId: 'b' };
const [slow, quick] = [{ kind: 'time', seconds: 80 } as const, { kind: 'time', seconds: 74.5 } as const];
const submitted = (lapTimeId: string, value: typeof slow | typeof quick, actor: string): LapTimeSubmitted => ({
  type: 'LapTimeSubmitted',
  data: {
    ...place,
    lapTimeId,
    value,
    submittedBy: actor as ActorId,
    gameVersion: '26',
    source: 'typed',
    trust: 'trusted',
  },
});
const past: readonly CellEvent[] = [submitted('a', slow, 'ann'), submitted('b', quick, 'bob')];
const standing = (value: object) => ({ standing: value, standingVersion: '26' });
const bobs = (from: string, to: string) => ({ faring: [{ lapTimeId: 'b', submittedBy: 'bob', from, to }] });

const voteDown = (actor: string, voterTrust: TrustLevel) => (state: Cell) =>
  voteOnLapTime(new VoteOnLapTime({ ...of, said: { vote: 'down', reason: 'misread' } }, by(actor)), state, {
    voterTrust,
  });
const vote = (actor: string, weight: number) => ({ by: actor, vote: 'down', reason: 'misread', weight, formula: 1 });
const staff = { ...by('mod'), role: 'moderator' } as const;

describe('a vote on a time', () => {
  it('against it by a trusted person brings back the one before', () => {
    given(cell, past)
      .when(voteDown('carl', 'trusted'))
      .then([
        { type: 'LapTimeVoted', data: { ...of, ...vote('carl', 2), ...standing(slow), ...bobs('open', 'reversed') } },
      ] as never);
  });

  it.each(['new', 'unconfirmed'] as const)('of an account that is %s weighs nothing', (trust) => {
    given(cell, past)
      .when(voteDown('carl', trust))
      .then([{ type: 'LapTimeVoted', data: { ...of, ...vote('carl', 0), ...standing(quick) } }] as never);
  });

  it('is one a person, never by its author, and not twice the same', () => {
    given(cell, past).when(voteDown('bob', 'trusted')).thenBroken('lap-time-yours', { lapTimeId: 'b' });
    const [first] = voteDown(
      'carl',
      'member',
    )(past.reduce<Cell>((state, event) => cell.evolve(state, event), cell.initial));
    given(cell, [...past, first!])
      .when(voteDown('carl', 'member'))
      .thenBroken('lap-time-vote-said', { lapTimeId: 'b' });
  });

  it('is withdrawn by who gave it, and nobody else', () => {
    const state = past.reduce<Cell>((before, event) => cell.evolve(before, event), cell.initial);
    const [voted] = voteDown('carl', 'trusted')(state);
    const withdraw = (actor: string) => (now: Cell) => withdrawLapTimeVote(new WithdrawLapTimeVote(of, by(actor)), now);
    given(cell, [...past, voted!])
      .when(withdraw('carl'))
      .then([
        { type: 'LapTimeVoteWithdrawn', data: { ...of, by: 'carl', ...standing(quick), ...bobs('reversed', 'open') } },
      ] as never);
    given(cell, [...past, voted!])
      .when(withdraw('dora'))
      .thenBroken('lap-time-no-vote', { lapTimeId: 'b' });
  });
});

describe('a moderator', () => {
  it('hides a time as suspect, and restores it', () => {
    const hidden = { ...of, by: 'mod', reason: 'misread', ...standing(slow), ...bobs('open', 'reversed') };
    given(cell, past)
      .when((state) => hideLapTime(new HideLapTime({ ...of, reason: 'misread' }, staff), state))
      .then([{ type: 'LapTimeHidden', data: hidden }] as never);
    given(cell, [...past, { type: 'LapTimeHidden', data: hidden } as never])
      .when((state) => restoreLapTime(new RestoreLapTime(of, staff), state))
      .then([
        { type: 'LapTimeRestored', data: { ...of, by: 'mod', ...standing(quick), ...bobs('reversed', 'open') } },
      ] as never);
  });

  it('does not judge their own', () => {
    const own = { ...by('bob'), role: 'moderator' } as const;
    given(cell, past)
      .when((state) => hideLapTime(new HideLapTime({ ...of, reason: 'misread' }, own), state))
      .thenBroken('not-allowed', { lapTimeId: 'b' });
  });
});
