import { type Decider, type Event, type EventMeta, fold, type Meta, type Recorded, RuleBroken } from '#kernel';
import { type EventStore, WrongExpectedRevision } from './event-store.ts';
import { eventIdOf } from './ids.ts';

/** What became of a command: its facts (now, or the first time when `repeated`) and the position of the last of them. */
export type Decided<Ev extends Event> = {
  readonly events: readonly Ev[];
  readonly position: number;
  readonly repeated: boolean;
};

const ATTEMPTS = 4;

/**
 * Reads, folds, decides, appends; decides again up to three times when another writer was faster. A command already in
 * the stream is answered from its events. Throws what `decide` throws, `RuleBroken('idempotency-key-reused')` when the
 * command id stands for another command, `WrongExpectedRevision` when every race was lost.
 */
export const decideAndAppend = async <State, Ev extends Event>(
  store: EventStore,
  stream: string,
  decider: Decider<State, Ev>,
  decide: (state: State) => readonly Ev[],
  meta: Meta,
): Promise<Decided<Ev>> => {
  for (let attempt = 1; ; attempt += 1) {
    const past = (await store.read(stream)) as readonly Recorded<Ev>[];
    const first = past.filter((event) => event.meta.commandId === meta.commandId);
    if (first.length > 0) return answerAgain(first, meta);
    const events = decide(fold(decider, past));
    if (events.length === 0) return { events, position: past.at(-1)?.position ?? 0, repeated: false };
    try {
      const { position } = await store.append(stream, past.at(-1)?.revision ?? 'no-stream', events.map(named(meta)));
      return { events, position, repeated: false };
    } catch (error) {
      if (!(error instanceof WrongExpectedRevision) || attempt === ATTEMPTS) throw error;
    }
  }
};

const answerAgain = <Ev extends Event>(first: readonly Recorded<Ev>[], meta: Meta): Decided<Ev> => {
  if (first.some((event) => event.meta.commandHash !== meta.commandHash))
    throw new RuleBroken('idempotency-key-reused');
  return { events: first, position: first.at(-1)?.position ?? 0, repeated: true };
};

/** An event of a command, on its way into the store. */
export const named =
  (meta: Meta) =>
  <Ev extends Event>(event: Ev, index: number) => ({
    ...event,
    id: eventIdOf(meta, index),
    meta: {
      commandId: meta.commandId,
      commandHash: meta.commandHash,
      actor: meta.actor,
      at: meta.now,
      ...(meta.correlationId === undefined ? {} : { correlationId: meta.correlationId }),
    } satisfies EventMeta,
  });
