import type { Decider } from './decider.ts';
import type { ActorId, Event, Meta, StaffRole } from './event.ts';

/** Inputs of a step's decision in addition to the stream's state; `newId` makes the id of the new thing of a kind. */
export type StepContext = { readonly meta: Meta; readonly newId: (kind: string) => string };

/**
 * One ordinary command of a job. Its command id derives from the job and `key`, so that it can be repeated: the same
 * key must always stand for the same data.
 */
export type JobStep<State = never, Ev extends Event = Event> = {
  readonly key: string | number;
  readonly stream: string;
  /** Name of the command, and its data: the input of the command's hash. */
  readonly command: string;
  readonly data: object;
  readonly actor: ActorId;
  /** Of staff who started the job themselves. */
  readonly role?: StaffRole;
  /** When it was done (ISO 8601), where a demonstration creates a past; otherwise when the job runs. */
  readonly at?: string;
  readonly decider: Decider<State, Ev>;
  decide(state: State, facts: StepContext): readonly Ev[];
};

/** Lets each step be written with its own types and still stand in one list. */
export const jobStep = <State, Ev extends Event>(step: JobStep<State, Ev>): JobStep => step as unknown as JobStep;

/**
 * A job that any process may run, any number of times, stopped anywhere: many steps, then `end`, which records its end.
 */
export type Job<State = never, Ev extends Event = Event> = {
  readonly id: string;
  /** Independent of each other: they may be taken in any order, many together, unless `inOrder`. */
  steps(): Iterable<JobStep>;
  readonly inOrder?: true;
  readonly end: JobStep<State, Ev>;
  /** From the state of the end's stream, whether there is nothing (left) to do. */
  isOver(state: State): boolean;
};

/** Lets a job be written with its own types and still be passed to its runner. */
export const job = <State, Ev extends Event>(written: Job<State, Ev>): Job => written as unknown as Job;
