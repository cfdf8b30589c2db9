import type { Meta } from '#kernel';
import type { CellEvent } from '../lap-time.events.ts';
import { cell, type Cell } from '../lap-time.state.ts';
import { SubmitLapTime, submitLapTime } from '../submit-lap-time.ts';
import { demoSeed } from './demo-seed.ts';
import { demoTimes } from './demo-times.ts';

const times = demoTimes();
const steps = [...demoSeed.steps()];
const at = times.findIndex(({ noticed }) => noticed);
const time = times[at]!;

const metaOf = (actor: string) => ({ actor, now: '2026-03-01T12:00:00.000Z' }) as Meta;
const cellAfter = (index: number, state: Cell): Cell => {
  const facts = { meta: metaOf(times[index]!.by), newId: (kind: string) => kind };
  const events: readonly CellEvent[] = steps[index]!.decide(state as never, facts) as never;
  return events.reduce<Cell>(cell.evolve, state);
};
const submittedBy = (by: string): Cell => {
  const { carId, tune, trackCode, value, gameVersion } = time;
  const command = new SubmitLapTime({ carId, tune, trackCode, value, source: 'demo' }, metaOf(by));
  const weighed = { trust: 'trusted', figures: { doubts: [] } } as const;
  return submitLapTime(command, cell.initial, { lapTimeId: 'old', carId, gameVersion, ...weighed }).reduce<Cell>(
    cell.evolve,
    cell.initial,
  );
};

describe('the demo times as they are said', () => {
  it('are current as they were measured where a mistake was a record; other mistakes are left to be found', () => {
    const current = steps.map((_step, index) => cellAfter(index, cell.initial).times.map(({ value }) => value));
    expect(current).toEqual(times.map(({ value, noticed }) => [noticed ?? value]));
    expect(times.filter(({ mistake, noticed }) => mistake && !noticed).length).toBeGreaterThan(5);
  });

  it('are corrected in an installation that has the mistake, and once', () => {
    const after = cellAfter(at, submittedBy(time.by));
    expect(after).toMatchObject({ times: [{ value: time.noticed }], withdrawn: ['old'] });
    expect(cellAfter(at, after)).toEqual(after);
  });

  it('are left alone where somebody else has said the same', () => {
    const theirs = submittedBy('user-1');
    expect(cellAfter(at, theirs)).toEqual(theirs);
  });
});
