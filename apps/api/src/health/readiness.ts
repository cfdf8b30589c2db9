import { Inject, Injectable } from '@nestjs/common';
import { CATALOGUE } from '#catalogue';
import { type EventStore, withinBudget } from '#event-store';
import { projections } from '#projections';
import type { ReadStore, ViewPositions } from '#read-store';
import { EVENT_STORE, POSITIONS, READ_STORE } from '../ports.ts';

/** Long enough to query a store once. */
const LOOK_MS = 200;
/** Probes repeat: an answer must come before their timeout. */
const LOG_MS = 2_000;

/** Whether this node may receive requests. A view that has caught up once since the start stays counted as such. */
@Injectable()
export class Readiness {
  readonly #caughtUp = new Set<string>();
  #wanted: number | undefined;
  #catalogue = false;

  constructor(
    @Inject(EVENT_STORE) private readonly eventStore: EventStore,
    @Inject(POSITIONS) private readonly positions: ViewPositions,
    @Inject(READ_STORE) private readonly readStore: Pick<ReadStore, 'assets'>,
  ) {}

  /** What is still missing: `event-store`, `view:<name>`, `catalogue`; empty when ready. */
  async missing(): Promise<readonly string[]> {
    const head = await withinBudget(() => this.eventStore.head(), LOG_MS).catch(() => undefined);
    if (head === undefined) return ['event-store'];
    // The end of the log at the first probe: a busy log would otherwise be chased for ever.
    this.#wanted ??= head;
    const behind = projections.map(({ name }) => name).filter((name) => !this.#caughtUp.has(name));
    await Promise.all(behind.map((name) => this.#look(name, this.#wanted ?? head)));
    const missing = behind.filter((name) => !this.#caughtUp.has(name)).map((name) => `view:${name}`);
    return (await this.#hasCatalogue()) ? missing : [...missing, 'catalogue'];
  }

  /** The first is built a second after the views: until then cars cannot be found. */
  async #hasCatalogue(): Promise<boolean> {
    this.#catalogue ||= (await this.readStore.assets.newest(CATALOGUE).catch(() => undefined)) !== undefined;
    return this.#catalogue;
  }

  async #look(view: string, wanted: number): Promise<void> {
    if (await this.positions.waitFor(view, wanted, LOOK_MS).catch(() => false)) this.#caughtUp.add(view);
  }
}
