import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { Logger } from 'pino';
import { type OperationDoc, operationsView } from '#projections/operations/operations.projection';
import { lastDone } from '#projections/operations/operations.query';
import type { View } from '#read-store';
import type { Config } from '../config.ts';
import { isoNow } from '../http/iso-now.ts';
import { InjectView } from '../inject-view.ts';
import { CONFIG, LOGGER } from '../ports.ts';
import { newestBackup } from '../site/newest-backup.ts';
import { projectRoot } from '../start/project-root.ts';

/** A site that just started has first pages to answer. */
const FIRST_AFTER_MS = 5 * 60_000;
const EVERY_MS = 10 * 60_000;
const HOUR_MS = 3_600_000;
/** Once a night, also where the night before was a little later. */
const BACKUP_AFTER_MS = 23 * HOUR_MS;
/** After a failure: an earlier retry would fail too. */
const REST_MS = 6 * HOUR_MS;
const DRILL_AFTER_MS = (7 * 24 - 1) * HOUR_MS;

/**
 * Where `BACKUP_FOLDER` is set, an installation of one process backs itself up each day and tests the backup by a drill
 * each week: by the commands of `ops`, in processes of their own, logged and measured like an operator's.
 */
@Injectable()
export class MaintenanceJobs implements OnApplicationBootstrap, OnModuleDestroy {
  readonly #timers: NodeJS.Timeout[] = [];
  readonly #stopping = new AbortController();
  #running: Promise<void> = Promise.resolve();
  #restsUntil = '';

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @InjectView(operationsView) private readonly operations: View<OperationDoc>,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    const { backupFolder, eventStoreUrl } = this.config;
    if (backupFolder === undefined) return;
    if (!eventStoreUrl.startsWith('sqlite:'))
      return void this.logger.warn('BACKUP_FOLDER is for a log in a file: unused');
    const care = () => void this.care(isoNow());
    this.#timers.push(setTimeout(care, FIRST_AFTER_MS).unref(), setInterval(care, EVERY_MS).unref());
  }

  async onModuleDestroy(): Promise<void> {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#stopping.abort();
    await this.#running;
  }

  /** Does the due work, one round after the other. */
  care(now: string): Promise<void> {
    this.#running = this.#running
      .then(() => this.#careNow(now))
      .catch((err: unknown) => {
        this.#restsUntil = new Date(Date.parse(now) + REST_MS).toISOString();
        this.logger.error({ err, again: this.#restsUntil }, 'a backup or its drill could not be made');
      });
    return this.#running;
  }

  async #careNow(now: string): Promise<void> {
    if (now < this.#restsUntil) return;
    const isOver = (last: string | null | undefined, ms: number) => !last || Date.parse(now) - Date.parse(last) >= ms;
    if (isOver(await newestBackup(this.config.erasureJournal), BACKUP_AFTER_MS)) await this.#run('backup');
    if (isOver((await lastDone(this.operations, 'drill'))?.endedAt, DRILL_AFTER_MS)) await this.#run('drill');
  }

  async #run(act: 'backup' | 'drill'): Promise<void> {
    // Shutdown waits for this: a drill must not start where its backup was stopped.
    if (this.#stopping.signal.aborted) return;
    const { dataDir, erasureJournal, backupFolder = '' } = this.config;
    const flags = ['--conditions=source', '--disable-warning=ExperimentalWarning'];
    const args = [...flags, join(projectRoot(), 'apps', 'ops', 'src', 'main.ts'), act, backupFolder];
    const env = { ...process.env, NODE_OPTIONS: '', DATA_DIR: dataDir, ERASURE_JOURNAL: erasureJournal };
    const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
    const stop = () => child.kill('SIGINT');
    this.#stopping.signal.addEventListener('abort', stop);
    let said = '';
    child.stderr.on('data', (text: Buffer) => (said = (said + text.toString()).slice(-2_000)));
    const [code] = (await once(child, 'close')) as [number | null];
    this.#stopping.signal.removeEventListener('abort', stop);
    if (code === 0) this.logger.info({ act }, 'the site has looked after itself');
    else if (!this.#stopping.signal.aborted) throw new Error(`ops ${act} ended with ${code}: ${said}`);
  }
}
