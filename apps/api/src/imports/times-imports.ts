import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { BegunTimes, TimesReport } from '#contracts';
import { catalogueImport, type CatalogueImport, type CatalogueImportEvent, importStream } from '#domain';
import type { EventStore } from '#event-store';
import {
  advanceStep,
  beginImport,
  type BegunImport,
  type FileLine,
  finishStep,
  isVersionOut,
  planTimesStep,
  refusedByCode,
  takeStep,
  timesFormatOf,
  TimesRun,
} from '#imports';
import { type ActorId, fold, type Recorded, type StaffRole } from '#kernel';
import { CurrentGameVersion } from '../catalogue/current-game-version.ts';
import { isoNow } from '../http/iso-now.ts';
import { Refused } from '../http/refused.ts';
import { EVENT_STORE } from '../ports.ts';
import { FileTimeLookups } from './file-times.lookups.ts';
import { presentTimes } from './times.presenter.ts';

type Staff = { readonly actor: ActorId; readonly role: StaffRole | undefined };
type File = { readonly fileHash: string; readonly fileBytes: number; readonly gameVersion: string | undefined };
type Part = { readonly header: string; readonly lines: readonly FileLine[] };
type OpenImport = { readonly importId: string; readonly gameVersion: string; readonly state: CatalogueImport };

/**
 * Imports lap times of a file that comes in parts, each a request of its own: the client may stop and continue, any
 * node takes the parts, and a repeated one does nothing.
 */
@Injectable()
export class TimesImports {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    private readonly version: CurrentGameVersion,
    private readonly around: FileTimeLookups,
  ) {}

  async try({ gameVersion, ...part }: Part & { readonly gameVersion: string | undefined }): Promise<TimesReport> {
    return presentTimes(await this.#taken(part, undefined, await this.#versionOf(gameVersion)));
  }

  async begin({ fileBytes, ...file }: File, { actor, role }: Staff): Promise<BegunTimes> {
    const gameVersion = await this.#versionOf(file.gameVersion);
    const fileHash = createHash('sha256')
      .update(JSON.stringify([file.fileHash, gameVersion]))
      .digest('hex');
    const by = { actor, ...(role && { role }) };
    const plan = (importId: string) => planTimesStep({ importId, fileHash, fileBytes, gameVersion }, by);
    const { importId, before } = await beginImport(this.store, fileHash, plan, isoNow());
    return { importId, gameVersion, lines: before.lines };
  }

  async bring(importId: string, part: Part): Promise<TimesReport> {
    const { state, gameVersion } = await this.#running(importId);
    const run = await this.#taken(part, { importId, before: state }, gameVersion);
    await this.#note(importId, run, state, part.lines.at(-1)?.number ?? 0);
    return presentTimes(run);
  }

  async end(importId: string): Promise<BegunTimes> {
    const { state, gameVersion } = await this.#open(importId);
    const { lines, counts, refused = 0 } = state;
    if (state.status === 'running') {
      const step = finishStep({ importId, lines, refused, retired: 0, ...counts }, []);
      await takeStep(this.store, step, { id: importStream(importId), now: isoNow() });
    }
    return { importId, gameVersion, lines };
  }

  async #taken({ header, lines }: Part, begun: BegunImport | undefined, gameVersion: string): Promise<TimesRun> {
    const read = timesFormatOf(header)?.read ?? noColumns;
    const around = this.around.times();
    const run = new TimesRun({ store: this.store, begun, now: isoNow(), gameVersion, around, read });
    await run.take(lines);
    return run;
  }

  /** Records the progress; a repeated part is not counted again. */
  async #note(importId: string, run: TimesRun, { lines: done, counts, refused = 0 }: CatalogueImport, lines: number) {
    const rows = run.rows.filter((row) => 'line' in row && row.line > done);
    const of = (...outcomes: readonly string[]) => rows.filter(({ outcome }) => outcomes.includes(outcome)).length;
    const refusals = refusedByCode(rows).toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0));
    const step = advanceStep({
      importId,
      lines,
      added: counts.added + of('added'),
      changed: counts.changed + of('changed'),
      unchanged: counts.unchanged + of('unchanged'),
      refused: refused + of('refused', 'ambiguous'),
      ...(refusals.length > 0 && { refusals }),
    });
    await takeStep(this.store, step, { id: importStream(importId), now: isoNow() });
  }

  async #versionOf(asked: string | undefined): Promise<string> {
    if (asked === undefined) return this.version.now();
    if (!(await isVersionOut(this.store, asked))) throw new Refused('game-version-unknown', { gameVersion: asked });
    return asked;
  }

  async #running(importId: string): Promise<OpenImport> {
    const found = await this.#open(importId);
    if (found.state.status !== 'running') throw new Refused('changed-meanwhile', { importId });
    return found;
  }

  async #open(importId: string): Promise<OpenImport> {
    const past = (await this.store.read(importStream(importId))) as readonly Recorded<CatalogueImportEvent>[];
    const plan = past.find((event) => event.type === 'LapTimeImportPlanned');
    if (!plan) throw new Refused('import-unknown', { importId });
    const state = fold(catalogueImport, past);
    if (state.status !== 'running' && state.status !== 'finished')
      throw new Refused('import-rolled-back', { importId });
    return { importId, gameVersion: plan.data.gameVersion, state };
  }
}

const noColumns = () =>
  ({ ok: false, code: 'columns-wrong', reason: 'no columns track and tune, and no JSON lines' }) as const;
