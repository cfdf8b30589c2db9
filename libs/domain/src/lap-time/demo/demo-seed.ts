import { type Job, type JobStep, jobStep } from '#kernel';
import { seedJob } from '../../seed/seed-job.ts';
import type { CellEvent } from '../lap-time.events.ts';
import { cell, type Cell, cellStream } from '../lap-time.state.ts';
import { SubmitLapTime, submitLapTime } from '../submit-lap-time.ts';
import { type DemoTime, demoTimes } from './demo-times.ts';

/** Goes up with every change of what the times come out as. */
const DEMO_VERSION = 4;

/** The job that submits the demo times; a cell that anybody has touched is left alone. */
export const demoSeed: Job = seedJob('demo', DEMO_VERSION, () => demoTimes().map(submitting));

const submitting = ({ carId, tune, trackCode, value, gameVersion, by }: DemoTime): JobStep => {
  const data = { carId, tune, trackCode, value, source: 'demo' } as const;
  const stream = cellStream(carId, tune, trackCode);
  return jobStep<Cell, CellEvent>({
    key: JSON.stringify({ ...data, gameVersion }),
    stream,
    command: 'SubmitLapTime',
    data,
    actor: by,
    decider: cell,
    decide: (state, { meta, newId }) => {
      if (state.times.length + state.withdrawn.length > 0) return [];
      const facts = { lapTimeId: newId('lap-time'), carId, gameVersion };
      return submitLapTime(new SubmitLapTime(data, meta), state, facts);
    },
  });
};
