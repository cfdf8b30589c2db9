import type { Decider } from './decider.ts';
import type { ActorId, Event, Meta } from './event.ts';

/** What a step's decision is given besides the stream's state; `newId` makes the id of the new thing of a kind. */
export type StepFacts = { readonly meta: Meta; readonly newId: (kind: string) => string };

/** One ordinary command of a job. Its command id derives from the job and `key`, so that it can be given again. */
export type JobStep<State = never, Ev extends Event = Event> = {
  readonly key: string | number;
  readonly stream: string;
  /** Name of the command, and its data: what the command's hash is made of. */
  readonly command: string;
  readonly data: object;
  readonly actor: ActorId;
  readonly decider: Decider<State, Ev>;
  decide(state: State, facts: StepFacts): readonly Ev[];
};

/** Lets each step be written with its own types and still stand in one list. */
export const jobStep = <State, Ev extends Event>(step: JobStep<State, Ev>): JobStep => step as unknown as JobStep;
