import { type Job, type JobStep, jobStep, type StepContext } from '#kernel';
import { type LapTimeValue, sameLapTime } from '#racing';
import { seedJob } from '../../seed/seed-job.ts';
import type { CellEvent } from '../lap-time.events.ts';
import { cell, type Cell, cellStream } from '../lap-time.state.ts';
import { SubmitLapTime, submitLapTime } from '../submit-lap-time.ts';
import { WithdrawLapTime, withdrawLapTime } from '../withdraw-lap-time.ts';
import { type DemoTime, demoTimes } from './demo-times.ts';

/** Increase with every change of the resulting times. */
const DEMO_VERSION = 5;

/**
 * The job that submits the demo times, and withdraws those whose mistake would be a record; a cell that another user
 * has changed is left alone.
 */
export const demoSeed: Job = seedJob('demo', DEMO_VERSION, () => demoTimes().map(submitting));

const submitting = (time: DemoTime): JobStep => {
  const { carId, tune, trackCode, value, noticed, gameVersion, by } = time;
  const data = { carId, tune, trackCode, value, source: 'demo' } as const;
  return jobStep<Cell, CellEvent>({
    key: JSON.stringify({ ...data, noticed, gameVersion }),
    stream: cellStream(carId, tune, trackCode),
    command: 'SubmitLapTime',
    data: { ...data, noticed },
    actor: by,
    decider: cell,
    decide: (state, facts) => {
      const isUntouched = state.times.length + state.withdrawn.length === 0;
      const said = isUntouched ? submitted(time, value, state, facts) : [];
      return [...said, ...corrected(time, said.reduce<Cell>(cell.evolve, state), facts)];
    },
  });
};

const submitted = (
  { carId, tune, trackCode, gameVersion }: DemoTime,
  value: LapTimeValue,
  state: Cell,
  { meta, newId }: StepContext,
): readonly CellEvent[] => {
  const command = new SubmitLapTime({ carId, tune, trackCode, value, source: 'demo' }, meta);
  const lapTimeId = newId(state.withdrawn.length > 0 ? 'lap-time corrected' : 'lap-time');
  const weighed = { trust: 'trusted', figures: { doubts: [] } } as const;
  return submitLapTime(command, state, { lapTimeId, carId, gameVersion, ...weighed });
};

/** Its author withdraws the mistake and submits the measured time, where nothing else has happened to the cell. */
const corrected = (time: DemoTime, state: Cell, facts: StepContext): readonly CellEvent[] => {
  const { carId, tune, trackCode, value, noticed, by } = time;
  const [current, ...others] = state.times;
  if (!noticed || !current || others.length + state.withdrawn.length > 0) return [];
  if (current.submittedBy !== by || !sameLapTime(current.value, value)) return [];
  const { lapTimeId } = current;
  const withdrawn = withdrawLapTime(new WithdrawLapTime({ carId, tune, trackCode, lapTimeId }, facts.meta), state);
  return [...withdrawn, ...submitted(time, noticed, withdrawn.reduce<Cell>(cell.evolve, state), facts)];
};
