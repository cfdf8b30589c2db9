import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { versionChanges, type VersionChangesDoc } from '#projections/version-changes/version-changes.projection';
import { newestGameVersion } from '#projections/version-changes/version-changes.query';
import { currentGameVersion } from '#racing';
import type { View, ViewChange } from '#read-store';
import { InView } from '../in-view.ts';

/** A node that runs no projections hears of no change: it looks again after this, behind the answer. */
const LOOK_AGAIN_MS = 10_000;
/** At a start, until it is known: the views may be built yet, and must not be asked first when they are away. */
const START_MS = 1_000;

/**
 * The newest version of the game that was said to be out, in the memory of this node: each lap time asks for it. What
 * this release knows as today's stands in where nothing was said yet.
 */
@Injectable()
export class CurrentGameVersion implements OnApplicationBootstrap, OnModuleDestroy {
  #known: string | undefined;
  #lookedAt = 0;
  #looking: Promise<string> | undefined;
  #starting: NodeJS.Timeout | undefined;

  constructor(@InView(versionChanges) private readonly versions: View<VersionChangesDoc>) {}

  onApplicationBootstrap(): void {
    const look = () => (this.#known === undefined ? void this.now().catch(() => undefined) : this.onModuleDestroy());
    this.#starting = setInterval(look, START_MS).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.#starting);
  }

  async now(): Promise<string> {
    if (this.#known === undefined) return this.#looking ?? this.#look();
    if (performance.now() - this.#lookedAt > LOOK_AGAIN_MS) void this.#look();
    return this.#known;
  }

  /** Told of changes of views by the runner of this process. */
  changed(changes: readonly ViewChange[]): void {
    if (!changes.some(({ view }) => view === versionChanges.name)) return;
    this.#known = undefined;
    this.#looking = undefined;
  }

  #look(): Promise<string> {
    this.#lookedAt = performance.now();
    const looking = this.#read();
    this.#looking = looking;
    void this.#keep(looking);
    return looking;
  }

  async #read(): Promise<string> {
    return (await newestGameVersion(this.versions)) ?? currentGameVersion;
  }

  /** Only the latest look counts: an earlier one may have read what was before the change. A failed one is done again. */
  async #keep(looking: Promise<string>): Promise<void> {
    const version = await looking.catch(() => undefined);
    if (this.#looking !== looking) return;
    if (version === undefined) this.#looking = undefined;
    else this.#known = version;
  }
}
