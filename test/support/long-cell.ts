import {
  AcceptLapTime,
  acceptLapTime,
  cell,
  type Cell,
  type CellEvent,
  HideLapTime,
  hideLapTime,
  RestoreLapTime,
  restoreLapTime,
  SubmitLapTime,
  submitLapTime,
  VoteOnLapTime,
  voteOnLapTime,
  WithdrawLapTime,
  withdrawLapTime,
} from '#domain';
import { type ActorId, type Meta, RuleBroken } from '#kernel';
import { trustLevels } from '#racing';

export type Step = { readonly event: CellEvent; readonly state: Cell };

type Place = { readonly carId: string; readonly tune: string; readonly trackCode: string };
type Chance = (below: number) => number;

/** The same numbers for the same seed. */
export const chanceOf = (seed: number): Chance => {
  let state = seed * 2_654_435_761 + 1;
  return (below) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return Math.floor((state / 4_294_967_296) * below);
  };
};

/** A cell in which so many times are submitted, by users of every trust, voted on, hidden, restored and withdrawn. */
export const longCell = (place: Place, times: number, chance: Chance): readonly Step[] => {
  const steps: Step[] = [];
  let state = cell.initial;
  for (let said = 0; said < times;) {
    try {
      const events = decided(place, state, chance, `${place.carId} ${said}`);
      for (const event of events) {
        state = cell.evolve(state, event);
        steps.push({ event, state });
      }
      if (events[0]?.type === 'LapTimeSubmitted') said += 1;
    } catch (error) {
      // Refused steps (a vote on one's own time, etc.) are skipped.
      if (!(error instanceof RuleBroken)) throw error;
    }
  }
  return steps;
};

const STAFF_FROM = 30;
const PEOPLE = 40;
const COMMAND = { commandId: 'c', commandHash: 'hash', now: '2026-01-01T00:00:00.000Z' };

const decided = (place: Place, state: Cell, chance: Chance, lapTimeId: string): readonly CellEvent[] => {
  const person = chance(PEOPLE);
  const role = person < STAFF_FROM ? {} : { role: 'moderator' as const };
  const meta: Meta = { ...COMMAND, actor: `person-${person}` as ActorId, ...role };
  const known = state.times.length > 0 ? state.times[chance(state.times.length)] : undefined;
  const of = { ...place, lapTimeId: known?.lapTimeId ?? 'none' };
  const own = {
    ...place,
    lapTimeId: state.times.find(({ submittedBy }) => submittedBy === meta.actor)?.lapTimeId ?? '',
  };
  switch (chance(10)) {
    case 0:
      return withdrawLapTime(new WithdrawLapTime(own, meta), state);
    case 1:
    case 2: {
      const said = chance(2) ? ({ vote: 'up' } as const) : ({ vote: 'down', reason: 'misread' } as const);
      return voteOnLapTime(new VoteOnLapTime({ ...of, said }, meta), state, { voterTrust: 'trusted' });
    }
    case 3:
      return acceptLapTime(new AcceptLapTime(of, meta), state);
    case 4:
      return hideLapTime(new HideLapTime({ ...of, reason: 'misread' }, meta), state);
    case 5:
      return restoreLapTime(new RestoreLapTime(of, meta), state);
    default: {
      const value = { kind: 'time', seconds: 50 + chance(800) / 100 } as const;
      const doubts = chance(5) === 0 ? [{ kind: 'finish', expected: value } as const] : [];
      const gameVersion = chance(3) === 0 ? '25' : '26';
      const figures = { doubts, ...(gameVersion === '26' && chance(20) === 0 && { drivesSince: '26' }) };
      const facts = { lapTimeId, carId: place.carId, gameVersion, trust: trustLevels[chance(4)] ?? 'new', figures };
      return submitLapTime(new SubmitLapTime({ ...place, value, source: 'typed' }, meta), state, facts);
    }
  }
};
