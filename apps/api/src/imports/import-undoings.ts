import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { Logger } from 'pino';
import type { Accounts } from '#accounts';
import type { ImportUndoing, Written } from '#contracts';
import type { BeginRollBack } from '#domain';
import type { EventStore } from '#event-store';
import { rollBackImport, type RollBackReport, type UndoneRow } from '#imports';
import type { Command } from '#kernel';
import { type ImportDoc, imports } from '#projections/imports/imports.projection';
import { importsPage } from '#projections/imports/imports.query';
import type { View } from '#read-store';
import type { CommandLookups } from '../commands/handlers-of.ts';
import { isoNow } from '../http/iso-now.ts';
import { InjectView } from '../inject-view.ts';
import { ACCOUNTS, EVENT_STORE, LOGGER } from '../ports.ts';
import { personOf } from './person-of.ts';

/** Cars named in a preview. */
const NAMED = 100;
/** Imports checked at startup: an interrupted undoing is not an old one. */
const LOOKED_AT = 100;

/** Undoes imports on staff's command: an interrupted one continues at the next startup. */
@Injectable()
export class ImportUndoings implements CommandLookups<object>, OnApplicationBootstrap, OnModuleDestroy {
  readonly #stopping = new AbortController();
  readonly #running = new Map<string, Promise<void>>();

  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
    @Inject(LOGGER) private readonly logger: Logger,
    @InjectView(imports) private readonly imports: View<ImportDoc>,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { items } = await importsPage(this.imports, { limit: LOOKED_AT });
    for (const { importId, status } of items) if (status === 'rolling-back') this.#undo(importId);
  }

  async onModuleDestroy(): Promise<void> {
    this.#stopping.abort();
    await Promise.all(this.#running.values());
  }

  after(command: Command, _written: Written): void {
    this.#undo((command as BeginRollBack).data.importId);
  }

  /** What undoing the import would do; writes nothing. */
  async preview(importId: string): Promise<ImportUndoing> {
    const { rows } = await rollBackImport({ store: this.store, importId, now: isoNow(), dryRun: true });
    const named = [...rows.filter(keepsSome), ...rows.filter((row) => !keepsSome(row) && row.did.length > 0)];
    const names = await this.accounts.displayNames(keepersIn(rows));
    return {
      importId,
      undone: rows.filter(({ did }) => did.length > 0).length,
      kept: rows.filter(keepsSome).length,
      cars: named.slice(0, NAMED).map(({ carId, did, changes, kept }) => ({
        carId,
        did: [...did],
        changes: Object.fromEntries(Object.entries(changes).map(([figure, [old, now]]) => [figure, [old, now]])),
        kept: kept.map(({ what, by }) => ({ what, by: personOf(by, names) })),
      })),
    };
  }

  #undo(importId: string): void {
    if (this.#running.has(importId)) return;
    const { signal } = this.#stopping;
    const run = rollBackImport({ store: this.store, importId, now: isoNow(), signal })
      .then(this.#told, (err: unknown) => this.logger.error({ err, importId }, 'an import could not be undone'))
      .finally(() => this.#running.delete(importId));
    this.#running.set(importId, run);
  }

  readonly #told = ({ importId, status }: RollBackReport): void =>
    this.logger.info({ importId, status }, 'import undone');
}

const keepsSome = ({ kept }: UndoneRow): boolean => kept.length > 0;
const keepersIn = (rows: readonly UndoneRow[]) => [...new Set(rows.flatMap(({ kept }) => kept.map(({ by }) => by)))];
