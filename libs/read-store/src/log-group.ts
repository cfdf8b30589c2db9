import type { EventStore, FollowedBatch } from '#event-store';
import type { AdvanceRecord, OnAdvance } from './advance-record.ts';
import type { ActiveLease } from './active-lease.ts';
import type { ViewRunner } from './view-runner.ts';

type Member = {
  readonly runner: ViewRunner;
  readonly lease: ActiveLease;
  /** Ends the member's time in the group, with an error when it failed. */
  readonly end: (error?: unknown) => void;
};

export type GroupEvents = {
  readonly onAdvance: OnAdvance;
  readonly onCaughtUp: (view: string) => void;
};

/** Views fed from one reading of the log. */
export class LogGroup {
  readonly #eventStore: EventStore;
  readonly #record: AdvanceRecord;
  readonly #events: GroupEvents;
  readonly #members = new Set<Member>();
  #regroup = new AbortController();
  #following = Promise.resolve();
  #taking = Promise.resolve();
  #running = false;

  constructor(eventStore: EventStore, record: AdvanceRecord, events: GroupEvents) {
    this.#eventStore = eventStore;
    this.#record = record;
    this.#events = events;
  }

  /** Feeds a view until `stop` is aborted; rejects when the view or the log fails. */
  async serve(runner: ViewRunner, lease: ActiveLease, stop: AbortSignal): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const member: Member = { runner, lease, end: (error) => (error === undefined ? resolve() : reject(error)) };
    const stopped = () => member.end();
    stop.addEventListener('abort', stopped);
    if (stop.aborted) stopped();
    this.#members.add(member);
    this.#regroup.abort();
    if (!this.#running) this.#following = this.#follow();
    try {
      await promise;
    } finally {
      stop.removeEventListener('abort', stopped);
      this.#members.delete(member);
      this.#regroup.abort();
      // Nothing is written for the view after this returns: its lease may be given away.
      await this.#taking;
    }
  }

  /** Resolves when the log is no longer read because all members have left. */
  ended(): Promise<void> {
    return this.#following;
  }

  /** The log is read from the view that is furthest behind; the others skip what they have seen. */
  async #follow(): Promise<void> {
    this.#running = true;
    while (this.#members.size > 0) {
      this.#regroup = new AbortController();
      // A member that joins later may lack what is before the batches of this reading.
      const fed = [...this.#members];
      const after = Math.min(...fed.map(({ runner }) => runner.position));
      try {
        for await (const batch of this.#eventStore.follow(after, this.#regroup.signal)) {
          this.#taking = this.#take(
            batch,
            fed.filter((member) => this.#members.has(member)),
          );
          await this.#taking;
        }
      } catch (error) {
        for (const member of this.#members) this.#leave(member, error);
      }
    }
    this.#running = false;
  }

  async #take(batch: FollowedBatch, members: readonly Member[]): Promise<void> {
    const outcomes = await Promise.all(members.map((member) => this.#feed(member, batch)));
    const touched = members.filter((_, at) => outcomes[at] === 'touched').map(({ runner }) => runner.projection.name);
    const position = batch.events.at(-1)?.position;
    if (touched.length > 0 && position !== undefined) this.#events.onAdvance(touched, position);
    for (const [at, { runner }] of members.entries()) {
      if (outcomes[at] === 'untouched') this.#record.add(runner.claim());
      if (outcomes[at] !== 'left' && batch.live) this.#events.onCaughtUp(runner.projection.name);
    }
  }

  async #feed(member: Member, batch: FollowedBatch): Promise<'touched' | 'untouched' | 'left'> {
    try {
      if (await member.lease.holds()) return (await member.runner.take(batch)) ? 'touched' : 'untouched';
      this.#leave(member);
    } catch (error) {
      this.#leave(member, error);
    }
    return 'left';
  }

  #leave(member: Member, error?: unknown): void {
    this.#members.delete(member);
    member.end(error);
  }
}
