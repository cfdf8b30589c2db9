import { fold, type Job, type Recorded } from '#kernel';
import type { EventStore } from './event-store.ts';
import { runStep } from './run-step.ts';

/** Steps taken together, so that one sync of the disk serves many. */
const AT_ONCE = 64;

/**
 * Runs a job to its end; false when it was over already. Work of an earlier run is not repeated. Throws the first error
 * of a step, after which it can be run again.
 */
export const runJob = async (store: EventStore, job: Job, now: string): Promise<boolean> => {
  const past = (await store.read(job.end.stream)) as readonly Recorded[];
  if (job.isOver(fold(job.end.decider, past))) return false;
  const steps = job.steps()[Symbol.iterator]();
  const takeSteps = async () => {
    for (let next = steps.next(); !next.done; next = steps.next()) {
      await runStep(store, next.value, { id: job.id, now });
    }
  };
  await Promise.all(Array.from({ length: job.inOrder ? 1 : AT_ONCE }, takeSteps));
  await runStep(store, job.end, { id: job.id, now });
  return true;
};
