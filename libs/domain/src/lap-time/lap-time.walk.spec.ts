import { commandsIn, walkTable } from '#test/permissions-kit';
import {
  GiveLapTimeEvidence,
  giveLapTimeEvidence,
  RemoveLapTimeEvidence,
  removeLapTimeEvidence,
} from './give-evidence.ts';
import { cell, type Cell } from './lap-time.state.ts';
import { lapTimeIn, lapTimePermissions } from './lap-time.permissions.ts';
import {
  AcceptLapTime,
  acceptLapTime,
  HideLapTime,
  hideLapTime,
  RestoreLapTime,
  restoreLapTime,
} from './rule-on-lap-time.ts';
import { SubmitLapTime, submitLapTime } from './submit-lap-time.ts';
import { VoteOnLapTime, voteOnLapTime, WithdrawLapTimeVote, withdrawLapTimeVote } from './vote-on-lap-time.ts';
import { WithdrawLapTime, withdrawLapTime } from './withdraw-lap-time.ts';

const carId = 'Mini_Cooper_S_1964';
const oneOf = <Value>(values: readonly Value[], n: number): Value => values[n % values.length]!;
const oneTimeOf = ({ times }: Cell, n: number): string =>
  oneOf([...times.slice(-5).map((time) => time.lapTimeId), 'none'], n);

describe('no 10,000 commands lead where no row of the table leads:', () => {
  it('lap time', async () => {
    const place = { carId, tune: '332', trackCode: 'tRoad_a00' };
    let submitted = 0;
    const came = await walkTable({
      table: lapTimePermissions,
      decider: cell,
      commands: {
        'submit-lap-time': (meta, n, state) => {
          const lapTimeId = `time-${(submitted += 1)}`;
          const value = { kind: 'time', seconds: 60 + (n % 5) } as const;
          const command = new SubmitLapTime({ ...place, value, source: 'typed' }, meta);
          const facts = { lapTimeId, carId, gameVersion: '26', trust: 'new', figures: { doubts: [] } } as const;
          return { item: (of) => lapTimeIn(of, lapTimeId), decide: () => submitLapTime(command, state, facts) };
        },
        'withdraw-lap-time': (meta, n, state) => {
          const lapTimeId = n % 3 ? oneTimeOf(state, n) : (state.withdrawn.at(-1) ?? 'none');
          const command = new WithdrawLapTime({ ...place, lapTimeId }, meta);
          return { item: (of) => lapTimeIn(of, lapTimeId), decide: () => withdrawLapTime(command, state) };
        },
        'vote-on-lap-time': (meta, n, state) => {
          const of = { ...place, lapTimeId: oneTimeOf(state, n) };
          const said = n % 2 ? ({ vote: 'up' } as const) : ({ vote: 'down', reason: 'misread' } as const);
          const command = new VoteOnLapTime({ ...of, said }, meta);
          return {
            item: (now) => lapTimeIn(now, of.lapTimeId),
            decide: () => voteOnLapTime(command, state, { voterTrust: 'member' }),
          };
        },
        'withdraw-lap-time-vote': (meta, n, state) => {
          const of = { ...place, lapTimeId: oneTimeOf(state, n) };
          const command = new WithdrawLapTimeVote(of, meta);
          return { item: (now) => lapTimeIn(now, of.lapTimeId), decide: () => withdrawLapTimeVote(command, state) };
        },
        'give-lap-time-evidence': (meta, n, state) => {
          const of = { ...place, lapTimeId: oneTimeOf(state, n) };
          const command = new GiveLapTimeEvidence({ ...of, file: 'f' }, meta);
          const facts = { upload: { width: 8, height: 6 } };
          return {
            item: (now) => lapTimeIn(now, of.lapTimeId),
            decide: () => giveLapTimeEvidence(command, state, facts),
          };
        },
        'remove-lap-time-evidence': (meta, n, state) => {
          const of = { ...place, lapTimeId: oneTimeOf(state, n) };
          const command = new RemoveLapTimeEvidence(of, meta);
          return { item: (now) => lapTimeIn(now, of.lapTimeId), decide: () => removeLapTimeEvidence(command, state) };
        },
        'accept-lap-time': (meta, n, state) => {
          const of = { ...place, lapTimeId: oneTimeOf(state, n) };
          const command = new AcceptLapTime(of, meta);
          return { item: (now) => lapTimeIn(now, of.lapTimeId), decide: () => acceptLapTime(command, state) };
        },
        'hide-lap-time': (meta, n, state) => {
          const of = { ...place, lapTimeId: oneTimeOf(state, n) };
          const command = new HideLapTime({ ...of, reason: 'misread' }, meta);
          return { item: (now) => lapTimeIn(now, of.lapTimeId), decide: () => hideLapTime(command, state) };
        },
        'restore-lap-time': (meta, n, state) => {
          const of = { ...place, lapTimeId: oneTimeOf(state, n) };
          const command = new RestoreLapTime(of, meta);
          return { item: (now) => lapTimeIn(now, of.lapTimeId), decide: () => restoreLapTime(command, state) };
        },
      },
    });
    expect(came).toEqual(commandsIn(lapTimePermissions));
  });
});
