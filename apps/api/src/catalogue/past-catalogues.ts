import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { Logger } from 'pino';
import { makeInWorker, type OlderCatalogues, olderCatalogues } from '#catalogue';
import { versionChanges, type VersionChangesDoc } from '#projections/version-changes/version-changes.projection';
import { type AssetVersion, type ReadStore, ReadStoreUnavailable, type View } from '#read-store';
import type { Config } from '../config.ts';
import { Refused } from '../http/refused.ts';
import { CONFIG, LOGGER, READ_STORE } from '../ports.ts';
import { newestCatalogue } from './newest-catalogue.ts';

/** The catalogue as a version of the game had it, made when it is first asked for. */
@Injectable()
export class PastCatalogues implements OnModuleDestroy {
  readonly #assets: ReadStore['assets'];
  readonly #versions: View<VersionChangesDoc>;
  readonly #older: OlderCatalogues;
  readonly #logger: Logger;
  readonly #closing = new AbortController();

  constructor(
    @Inject(READ_STORE) readStore: ReadStore,
    @Inject(CONFIG) { readStoreUrl }: Config,
    @Inject(LOGGER) logger: Logger,
  ) {
    this.#assets = readStore.assets;
    this.#versions = readStore.view(versionChanges);
    this.#logger = logger;
    this.#older = olderCatalogues(readStore.assets, (gameVersion) =>
      this.#told(makeInWorker({ readStoreUrl, gameVersion }, this.#closing.signal)),
    );
  }

  /** Refused: `game-version-unknown`; `view-behind` before there is any catalogue. */
  async of(gameVersion: string): Promise<AssetVersion> {
    if (!(await this.#versions.get(gameVersion))) throw new Refused('game-version-unknown', { gameVersion });
    await newestCatalogue(this.#assets);
    return this.#older.of(gameVersion);
  }

  onModuleDestroy(): void {
    this.#closing.abort();
  }

  /** Trouble of the thread is the store's, or the end of this process: whoever asks again may get it. */
  async #told(making: Promise<AssetVersion>): Promise<AssetVersion> {
    try {
      return await making;
    } catch (error) {
      this.#logger.warn({ err: error }, 'the catalogue of an older version could not be made');
      throw new ReadStoreUnavailable('no catalogue of that version', { cause: error });
    }
  }
}
