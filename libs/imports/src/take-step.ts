import { commandHashOf, type EventStore, reactionIdOf, runStep } from '#event-store';
import { type Event, fold, type JobStep, type Meta, type Recorded } from '#kernel';

/** The result of a step: its events, and the state before them. */
export type Taken<State, Ev extends Event> = { readonly before: State; readonly events: readonly Ev[] };

type OfJob = { readonly id: string; readonly now: string };

/** Runs a step of a job; one that ran before returns its earlier result. */
export const takeStep = async <State, Ev extends Event>(
  store: EventStore,
  step: JobStep<State, Ev>,
  job: OfJob,
): Promise<Taken<State, Ev>> => {
  let before = step.decider.initial;
  const watched: JobStep<State, Ev> = {
    ...step,
    decide: (state, facts) => {
      before = state;
      return step.decide(state, facts);
    },
  };
  const { events, repeated } = await runStep(store, watched, job);
  return repeated ? recallStep(store, step, job) : { before, events };
};

/** The result of a step that ran before; appends nothing. */
export const recallStep = async <State, Ev extends Event>(
  store: EventStore,
  step: JobStep<State, Ev>,
  { id }: OfJob,
): Promise<Taken<State, Ev>> => {
  const past = (await store.read(step.stream)) as readonly Recorded<Ev>[];
  const commandId = reactionIdOf(id, step.key);
  const from = past.findIndex((event) => event.meta.commandId === commandId);
  const earlier = from < 0 ? past : past.slice(0, from);
  return { before: fold(step.decider, earlier), events: past.filter((event) => event.meta.commandId === commandId) };
};

/** The result that a step would have now; appends nothing. */
export const tryStep = async <State, Ev extends Event>(
  store: EventStore,
  step: JobStep<State, Ev>,
  { id, now }: OfJob,
): Promise<Taken<State, Ev>> => {
  const commandId = reactionIdOf(id, step.key);
  const meta: Meta = { commandId, commandHash: commandHashOf(step.command, step.data), actor: step.actor, now };
  const before = fold(step.decider, (await store.read(step.stream)) as readonly Recorded<Ev>[]);
  return { before, events: step.decide(before, { meta, newId: () => commandId }) };
};
