import { type Command, type Commands, type Decider, type Event, type RunnableDecision } from '#kernel';
import { createOrAppend } from './create-or-append.ts';
import { decideAndAppend } from './decide-and-append.ts';
import type { EventStore } from './event-store.ts';
import { newIdOf } from './ids.ts';
import { pastOf } from './past-of-stream.ts';
import { runStep } from './run-step.ts';

/** A user's own words for the store of texts, which leaves an existing id as it is. */
export type TextToStore = {
  readonly id: string;
  readonly owner: string;
  readonly about?: string;
  readonly body: string;
};

/** Dependencies of commands: the log, the store of own words, and look-ups by the input's name. */
export type CommandPorts = {
  readonly store: EventStore;
  readonly storeText: (text: TextToStore) => Promise<void>;
  readonly lookUp: (fact: string, command: Command) => unknown;
};

/**
 * Result of a command: the id it is answered with, its events and those that followed, and the position of the last
 * one.
 */
export type Ran = { readonly id: string; readonly events: readonly Event[]; readonly position: number };

/**
 * Runs a command of an aggregate: stores its words, fetches the inputs it needs, decides and appends, takes what
 * follows. The same command again finishes what it started and is answered as the first time. Throws what
 * `decideAndAppend` throws.
 */
export const runCommand = async (
  ports: CommandPorts,
  { decider, stream: usualStream, own, keeper }: Omit<Commands, 'decisions'>,
  decision: RunnableDecision,
  command: Command,
): Promise<Ran> => {
  const { data, meta } = command;
  const within = usualStream(data);
  const words = decision.words && (await keepWords(ports, decision, command, within));
  const facts = { ...(await factsFor(ports, decision, command, within)), ...words };
  const stream = decision.stream?.(data, facts) ?? within;
  const append = decision.begins ? createOrAppend : decideAndAppend;
  const decide = (state: unknown) => decision.decide(command, state, facts);
  const { events, position, repeated } = await append(ports.store, stream, decider, decide, meta, {
    freely: own,
    keeper,
  });
  const asStored = repeated ? { ...facts, ...idsFromBefore(decision, command, events) } : facts;
  const ran = { id: decision.id(data, asStored), events, position };
  return decision.followUp ? takeFollowUp(ports.store, { stream, decider, decision, command }, ran) : ran;
};

const factsFor = async (
  { store, lookUp }: CommandPorts,
  { facts = {} }: RunnableDecision,
  command: Command,
  within: string,
): Promise<Record<string, unknown>> => {
  const found: Record<string, unknown> = {};
  for (const [name, source] of Object.entries(facts)) {
    if (source.from === 'outside') found[name] = await lookUp(name, command);
    else if (source.from === 'command id') found[name] = newIdOf(command.meta.commandId, source.kind, within);
    else found[name] = await stateIn(store, source.streamOf(command.data), source.decider);
  }
  return found;
};

/** Ids once came from the command alone (docs/decisions/0019); older events keep such ids. */
const idsFromBefore = ({ facts = {} }: RunnableDecision, { meta }: Command, events: readonly Event[]) => {
  const stored = new Set<unknown>(events.flatMap(({ data }) => Object.values(data)));
  return Object.fromEntries(
    Object.entries(facts).flatMap(([name, source]) => {
      const before = source.from === 'command id' ? newIdOf(meta.commandId, source.kind) : undefined;
      return before !== undefined && stored.has(before) ? [[name, before]] : [];
    }),
  );
};

/** Before the event that names them; a refused command leaves a text that is erased with the account of either user. */
const keepWords = async (
  { storeText }: CommandPorts,
  { words }: RunnableDecision,
  { data, meta }: Command,
  within: string,
) => {
  const { body, ...about } = words?.(data) ?? {};
  if (body === undefined) return {};
  const textId = newIdOf(meta.commandId, 'reason', within);
  await storeText({ id: textId, owner: meta.actor, ...about, body });
  return { textId };
};

type Followed = {
  readonly stream: string;
  readonly decider: Decider<unknown, Event>;
  readonly decision: RunnableDecision;
  readonly command: Command;
};

const takeFollowUp = async (
  store: EventStore,
  { stream, decider, decision, command }: Followed,
  ran: Ran,
): Promise<Ran> => {
  const steps = decision.followUp?.(command, await stateIn(store, stream, decider)) ?? [];
  let so = ran;
  for (const step of steps) {
    const { events, position } = await runStep(store, step, { id: stream, now: command.meta.now });
    so = { ...so, events: [...so.events, ...events], position: Math.max(so.position, position) };
  }
  return so;
};

const stateIn = async <State>(store: EventStore, stream: string | undefined, decider: Decider<State, never>) =>
  stream === undefined ? undefined : (await pastOf(store, stream, decider)).state;
