import type { ActorId, Meta } from '#kernel';
import type { CellEvent } from '../lap-time.events.ts';
import { cell, type Cell, cellStream } from '../lap-time.state.ts';
import { moveIn } from '../../queue/queue-kinds.ts';
import { SubmitLapTime, submitLapTime } from '../submit-lap-time.ts';
import { demoTimes } from './demo-times.ts';
import { demoVotesSeed } from './demo-votes.ts';

const metaOf = (actor: ActorId) => ({ actor, now: '2026-03-01T12:00:00.000Z' }) as Meta;
const [step, ...others] = demoVotesSeed.steps();
const time = demoTimes().find(({ carId, tune, trackCode }) => cellStream(carId, tune, trackCode) === step?.stream)!;

const saidBy = (actor: ActorId): Cell => {
  const { carId, tune, trackCode, value, gameVersion } = time;
  const command = new SubmitLapTime({ carId, tune, trackCode, value, source: 'demo' }, metaOf(actor));
  const facts = { lapTimeId: 'one', carId, gameVersion, trust: 'trusted', figures: { doubts: [] } } as const;
  return submitLapTime(command, cell.initial, facts).reduce<Cell>(cell.evolve, cell.initial);
};

const decided = (state: Cell): readonly CellEvent[] =>
  step?.decide(state as never, { meta: metaOf(step.actor), newId: String }) as never;

describe('the votes on demo times', () => {
  it('say of a few mistakes what is wrong', () => {
    expect(others.length).toBeGreaterThan(2);
    expect(decided(saidBy(time.by))).toMatchObject([
      { type: 'LapTimeVoted', data: { lapTimeId: 'one', vote: 'down' } },
    ]);
  });

  it('dispute some, which wait for a moderator then', () => {
    const [first] = decided(saidBy(time.by));
    const [second, more] = others.filter(({ stream }) => stream === step?.stream);
    const voted = cell.evolve(saidBy(time.by), first!);
    const made = second?.decide(voted as never, { meta: metaOf(second.actor), newId: String });
    expect(more).toBeUndefined();
    expect(made?.map((event) => moveIn(event))).toMatchObject([{ kind: 'lap-time', to: 'waiting' }]);
  });

  it('leave alone what somebody else said', () => {
    expect(decided(saidBy('user-1' as ActorId))).toEqual([]);
    expect(decided(cell.initial)).toEqual([]);
  });
});
