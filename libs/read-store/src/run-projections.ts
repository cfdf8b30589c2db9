import { setTimeout as delay } from 'node:timers/promises';
import { type EventStore, EventStoreUnavailable } from '#event-store';
import { AdvanceRecord, type OnAdvance } from './advance-record.ts';
import { ChangeGatherer } from './change-gatherer.ts';
import { type ActiveLease, LEASE_MS, waitForLease } from './active-lease.ts';
import { leaseOfView } from './leases.ts';
import { viewErrorOf } from './notes.ts';
import { LogGroup } from './log-group.ts';
import { type AnyProjection, anyProjection } from './projection.ts';
import type { ReadStore } from './read-store.ts';
import { rebuildView, RebuildRunning } from './rebuild-view.ts';
import type { BuildProgress } from './side-builder.ts';
import type { ViewChange } from './view-change.ts';
import { type OnFolded, ViewRunner } from './view-runner.ts';
import { ReadStoreUnavailable } from './view.ts';
import { RebuildOvertaken, ViewSwitched } from './view-writer.ts';

export type RunOptions = {
  readonly eventStore: EventStore;
  readonly readStore: ReadStore;
  readonly projections: readonly AnyProjection[];
  /** Names this runner in leases. One that may restart immediately (one process per folder) keeps its name. */
  readonly holder: string;
  readonly signal: AbortSignal;
  /** Documents changed, batched for 100 ms. A view with a new runner sends `'*'`. */
  readonly onChanges?: (changes: readonly ViewChange[]) => void;
  /** Readers of these views now find everything up to `position`. */
  readonly onAdvance?: OnAdvance;
  readonly onFolded?: OnFolded | undefined;
  readonly onProgress?: (progress: BuildProgress) => void;
  /** The view has reached the end of the log since this runner works on it. */
  readonly onCaughtUp?: (view: string) => void;
  /** A store does not respond; it is asked again. */
  readonly onTrouble?: (view: string, error: Error) => void;
  readonly gatherMs?: number;
  readonly leaseMs?: number;
};

export type RunningProjections = {
  /** Every view has reached the end of the log once. Waits for ever for a view that another runner works on. */
  readonly caughtUp: Promise<void>;
  /**
   * Resolves after `signal`, when everything is written and every lease given back; rejects when a view cannot
   * continue.
   */
  readonly finished: Promise<void>;
};

const AFTER_TROUBLE_MS = 1_000;
const PASSING = [ReadStoreUnavailable, EventStoreUnavailable, ViewSwitched, RebuildRunning, RebuildOvertaken];

/**
 * Reads the log once for all views and keeps each up to date while this runner holds its lease; builds views that are
 * missing. Throws `CheckpointForeign` or `CheckpointBeyondLog` before anything is written.
 */
export const runProjections = async (options: RunOptions): Promise<RunningProjections> => {
  const run = new ProjectionsRun(options);
  await run.check();
  return run.start();
};

class ProjectionsRun {
  readonly #options: RunOptions;
  readonly #broken = new AbortController();
  readonly #signal: AbortSignal;
  readonly #changes: ChangeGatherer;
  readonly #record: AdvanceRecord;
  readonly #group: LogGroup;
  readonly #runners: readonly ViewRunner[];
  readonly #behind: Set<string>;
  readonly #caughtUp = Promise.withResolvers<void>();

  constructor(options: RunOptions) {
    const { eventStore, readStore, projections } = options;
    const onAdvance = options.onAdvance ?? (() => undefined);
    this.#options = options;
    this.#signal = AbortSignal.any([options.signal, this.#broken.signal]);
    this.#changes = new ChangeGatherer(options.gatherMs ?? 100, options.onChanges ?? (() => undefined));
    this.#record = new AdvanceRecord(readStore, onAdvance);
    this.#group = new LogGroup(eventStore, this.#record, { onAdvance, onCaughtUp: (view) => this.#isCaughtUp(view) });
    const tell = { changes: this.#changes, onFolded: options.onFolded };
    this.#runners = projections.map((projection) => new ViewRunner(eventStore, readStore, projection, tell));
    this.#behind = new Set(projections.map(({ name }) => name));
  }

  async check(): Promise<void> {
    for (const runner of this.#runners) {
      await runner.check().catch((error: unknown) => this.#passes(runner, error));
    }
  }

  start(): RunningProjections {
    const kept = this.#runners.map((runner) => this.#keep(runner));
    const finished = Promise.allSettled(kept)
      .then(() => this.#end())
      .then(() => Promise.all(kept))
      .then(() => undefined);
    finished.catch((error: unknown) => this.#caughtUp.reject(error));
    this.#caughtUp.promise.catch(() => undefined);
    if (this.#runners.length === 0) this.#caughtUp.resolve();
    return { caughtUp: this.#caughtUp.promise, finished };
  }

  async #keep(runner: ViewRunner): Promise<void> {
    while (!this.#signal.aborted) {
      try {
        const { readStore, holder, leaseMs = LEASE_MS } = this.#options;
        const name = leaseOfView(runner.projection);
        const lease = await waitForLease(readStore.leases, name, holder, this.#signal, leaseMs);
        if (lease) await this.#work(runner, lease);
      } catch (error) {
        this.#passes(runner, error);
        await delay(AFTER_TROUBLE_MS, undefined, { signal: this.#signal }).catch(() => undefined);
      }
    }
  }

  async #work(runner: ViewRunner, lease: ActiveLease): Promise<void> {
    const stop = AbortSignal.any([this.#signal, lease.lost]);
    try {
      if (!(await runner.begin())) await this.#build(runner, stop);
      await runner.catchUp(await this.#options.eventStore.head(), stop);
      this.#options.onAdvance?.([runner.projection.name], runner.position);
      // The runner before this one may have died between a commit and its notification.
      this.#changes.allChanged(runner.projection.name, '*', runner.position);
      await this.#group.serve(runner, lease, stop);
    } catch (error) {
      if (!stop.aborted) throw error;
    } finally {
      runner.forget();
      await lease.release();
    }
  }

  async #build(runner: ViewRunner, signal: AbortSignal): Promise<void> {
    const { eventStore, readStore, holder, onProgress } = this.#options;
    const projection = anyProjection(runner.projection);
    await rebuildView({ eventStore, readStore, projection, holder, onProgress, signal });
    await runner.begin();
  }

  #isCaughtUp(view: string): void {
    if (!this.#behind.delete(view)) return;
    this.#options.onCaughtUp?.(view);
    if (this.#behind.size === 0) this.#caughtUp.resolve();
  }

  /** Transient errors are reported and retried; any other ends the run. */
  #passes(runner: ViewRunner, error: unknown): void {
    void this.#note(runner, error as Error);
    const passing = PASSING.some((kind) => error instanceof kind);
    if (!passing) {
      this.#broken.abort();
      throw error;
    }
    this.#options.onTrouble?.(runner.projection.name, error as Error);
  }

  /** For readers of the views' status; where the store does not accept it, only `onTrouble` reports it. */
  async #note({ projection }: ViewRunner, { message }: Error): Promise<void> {
    const { notes } = this.#options.readStore;
    const at = new Date().toISOString();
    await notes.put(viewErrorOf(projection), { at, message: message.slice(0, 500) }).catch(() => undefined);
  }

  async #end(): Promise<void> {
    await this.#group.ended();
    // The next runner finds a position that is not written.
    await this.#record.flush().catch(() => undefined);
    this.#changes.flush();
  }
}
