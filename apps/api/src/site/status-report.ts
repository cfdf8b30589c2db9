import { Inject, Injectable } from '@nestjs/common';
import type { Accounts } from '#accounts';
import type { SiteIncident, SiteNotices, SiteStatus } from '#contracts';
import { maintenanceAt, type Site } from '#domain';
import { type IncidentDoc, incidents } from '#projections/incidents/incidents.projection';
import { latestIncidents } from '#projections/incidents/incidents.query';
import { type OperationDoc, operationsView } from '#projections/operations/operations.projection';
import { lastDone } from '#projections/operations/operations.query';
import type { View } from '#read-store';
import type { Config } from '../config.ts';
import { isoNow } from '../http/iso-now.ts';
import { InjectView } from '../inject-view.ts';
import { ACCOUNTS, CONFIG } from '../ports.ts';
import { newestBackup } from './newest-backup.ts';
import { SiteHealth } from './site-health.ts';
import { SiteState } from './site-state.ts';

/** Public, and each request would test all parts: so cached for this long. A written change shows immediately. */
const REMEMBERED_MS = 2_000;
/** The full journal is read for it. */
const BACKUP_REMEMBERED_MS = 60_000;

/** The content of the status page; a part that cannot be read now is left out, and nothing else. */
@Injectable()
export class StatusReport {
  readonly #parts = remembered(REMEMBERED_MS, () => this.health.parts());
  readonly #backup = remembered(BACKUP_REMEMBERED_MS, () => newestBackup(this.config.erasureJournal));

  constructor(
    private readonly health: SiteHealth,
    private readonly state: SiteState,
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
    @Inject(CONFIG) private readonly config: Config,
    @InjectView(incidents) private readonly incidents: View<IncidentDoc>,
    @InjectView(operationsView) private readonly operations: View<OperationDoc>,
  ) {}

  async status(): Promise<SiteStatus> {
    const [parts, backup, drill, notices, told] = await Promise.all([
      this.#parts(),
      this.#backup().catch(() => null),
      this.#drill().catch(() => null),
      this.state
        .now()
        .then((site) => this.notices(site))
        .catch(() => null),
      this.#incidents().catch(() => null),
    ]);
    return { at: isoNow(), parts, backup, drill, notices, incidents: told };
  }

  async notices({ off, maintenance }: Pick<Site, 'off' | 'maintenance'>): Promise<SiteNotices> {
    const told = maintenanceAt({ off, maintenance }, isoNow());
    const words = await this.#words(told?.textId ? [told.textId] : []);
    return {
      off: [...off],
      maintenance: told && {
        startsAt: told.startsAt,
        endsAt: told.endsAt,
        refusesWrites: told.refusesWrites,
        text: (told.textId !== null && words.get(told.textId)) || null,
      },
    };
  }

  /** A drill that found an error does not count. */
  async #drill(): Promise<string | null> {
    const last = await lastDone(this.operations, 'drill');
    return last?.outcome === 'done' ? last.endedAt : null;
  }

  async #incidents(): Promise<SiteIncident[]> {
    const { items } = await latestIncidents(this.incidents);
    const words = await this.#words(items.flatMap(({ told }) => told.flatMap(({ textId }) => textId ?? [])));
    return items.map(({ told, parts, ...incident }) => ({
      ...incident,
      parts: [...parts],
      told: told.map(({ stage, at, textId }) => ({ stage, at, text: (textId !== null && words.get(textId)) || null })),
    }));
  }

  /** An incident is shown even where its text cannot be read. */
  async #words(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (ids.length === 0) return new Map();
    return this.accounts.texts.bodies(ids).catch(() => new Map<string, string>());
  }
}

/** Shares one request among parallel callers and caches it for a while; a failed one is retried. */
const remembered = <Value>(ms: number, ask: () => Promise<Value>): (() => Promise<Value>) => {
  let known: { readonly answer: Promise<Value>; readonly until: number } | undefined;
  return () => {
    if (known && known.until > performance.now()) return known.answer;
    const answer = ask();
    known = { answer, until: performance.now() + ms };
    answer.catch(() => (known = undefined));
    return answer;
  };
};
