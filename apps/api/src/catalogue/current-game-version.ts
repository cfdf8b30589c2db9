import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { versionChanges, type VersionChangesDoc } from '#projections/version-changes/version-changes.projection';
import { newestGameVersion } from '#projections/version-changes/version-changes.query';
import { currentGameVersion } from '#racing';
import type { View, ViewChange } from '#read-store';
import { InjectView } from '../inject-view.ts';

/** A node without projections is not notified of changes: it looks again after this, after answering. */
const LOOK_AGAIN_MS = 10_000;
/**
 * At startup, until it is known: the views may still be rebuilding, and must not be queried first when they are down.
 */
const START_MS = 1_000;

/**
 * The newest released game version, in the memory of this node: each lap time needs it. The version known to this build
 * stands in where none was released yet.
 */
@Injectable()
export class CurrentGameVersion implements OnApplicationBootstrap, OnModuleDestroy {
  #known: string | undefined;
  #lookedAt = 0;
  #looking: Promise<string> | undefined;
  #starting: NodeJS.Timeout | undefined;

  constructor(@InjectView(versionChanges) private readonly versions: View<VersionChangesDoc>) {}

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

  /**
   * Only the latest look-up counts: an earlier one may have read the state before the change. A failed one is retried.
   */
  async #keep(looking: Promise<string>): Promise<void> {
    const version = await looking.catch(() => undefined);
    if (this.#looking !== looking) return;
    if (version === undefined) this.#looking = undefined;
    else this.#known = version;
  }
}
