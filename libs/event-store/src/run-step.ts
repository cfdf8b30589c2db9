import type { Event, JobStep, Meta } from '#kernel';
import { type Decided, decideAndAppend } from './decide-and-append.ts';
import type { EventStore } from './event-store.ts';
import { commandHashOf, newIdOf, reactionIdOf } from './ids.ts';

/** A started job runs to its end. */
const ofJob = { freely: true };

/** Takes one step of a job. The same step of the same job again is answered with its first result. */
export const runStep = <State, Ev extends Event>(
  store: EventStore,
  step: JobStep<State, Ev>,
  job: { readonly id: string; readonly now: string },
): Promise<Decided<Ev>> => {
  const commandId = reactionIdOf(job.id, step.key);
  const meta: Meta = {
    commandId,
    commandHash: commandHashOf(step.command, step.data),
    actor: step.actor,
    ...(step.role && { role: step.role }),
    now: step.at ?? job.now,
  };
  const facts = { meta, newId: (kind: string) => newIdOf(commandId, kind) };
  return decideAndAppend(store, step.stream, step.decider, (state) => step.decide(state, facts), meta, ofJob);
};
