import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { Logger } from 'pino';
import { makeInWorker, type OlderCatalogues, olderCatalogues } from '#catalogue';
import { versionChanges, type VersionChangesDoc } from '#projections/version-changes/version-changes.projection';
import { type AssetVersion, type ReadStore, ReadStoreUnavailable, type View } from '#read-store';
import type { Config } from '../config.ts';
import { Refused } from '../http/refused.ts';
import { InjectView } from '../inject-view.ts';
import { CONFIG, LOGGER, READ_STORE } from '../ports.ts';
import { newestCatalogue } from './newest-catalogue.ts';

/** The catalogue of a past game version, built on first request. */
@Injectable()
export class PastCatalogues implements OnModuleDestroy {
  readonly #older: OlderCatalogues;
  readonly #closing = new AbortController();

  constructor(
    @Inject(READ_STORE) private readonly readStore: ReadStore,
    @InjectView(versionChanges) private readonly versions: View<VersionChangesDoc>,
    @Inject(CONFIG) { readStoreUrl }: Config,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.#older = olderCatalogues(readStore.assets, (gameVersion) =>
      this.#told(makeInWorker({ readStoreUrl, gameVersion }, this.#closing.signal)),
    );
  }

  /** Refused: `game-version-unknown`; `view-behind` before there is any catalogue. */
  async of(gameVersion: string): Promise<AssetVersion> {
    if (!(await this.versions.get(gameVersion))) throw new Refused('game-version-unknown', { gameVersion });
    await newestCatalogue(this.readStore.assets);
    return this.#older.of(gameVersion);
  }

  onModuleDestroy(): void {
    this.#closing.abort();
  }

  /** An error of the thread is the store's, or comes from shutdown: a retry may succeed. */
  async #told(making: Promise<AssetVersion>): Promise<AssetVersion> {
    try {
      return await making;
    } catch (error) {
      this.logger.warn({ err: error }, 'the catalogue of an older version could not be made');
      throw new ReadStoreUnavailable('no catalogue of that version', { cause: error });
    }
  }
}
