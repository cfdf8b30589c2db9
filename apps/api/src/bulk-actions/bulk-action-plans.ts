import { Inject, Injectable } from '@nestjs/common';
import {
  type HistoryActionName,
  lapTimeItemId,
  type OfHistory,
  bulkAction,
  BULK_ACTION_STEPS_MAX,
  type BulkActionRequest,
  type BulkActionEvent,
  type BulkActionStep,
  bulkActionStream,
} from '#domain';
import type { EventStore } from '#event-store';
import { type Caller, fold } from '#kernel';
import { auditLog } from '#projections/audit-log/audit-log.projection';
import type { AuditLogDoc } from '#projections/audit-log/audit-entry';
import { logPage } from '#projections/audit-log/audit-log.query';
import {
  lapTimeSubmissions,
  type LapTimeSubmissionDoc,
} from '#projections/lap-time-submissions/lap-time-submissions.projection';
import { timesOfPerson } from '#projections/lap-time-submissions/lap-time-submissions.query';
import type { View } from '#read-store';
import { LogVisibility } from '../history/log-visibility.ts';
import { Undoing } from '../history/undoing.ts';
import { InjectView } from '../inject-view.ts';
import { EVENT_STORE } from '../ports.ts';

const PAGE = 100;

export type PlannedStep = BulkActionStep & { readonly act: HistoryActionName; readonly at: string };
export type BulkActionPlan = { readonly steps: readonly PlannedStep[]; readonly left: readonly PlannedStep[] };

/** The steps of a bulk action, newest first: found by the views, checked by the streams. */
@Injectable()
export class BulkActionPlans {
  constructor(
    @Inject(EVENT_STORE) private readonly eventStore: EventStore,
    @InjectView(auditLog) private readonly log: View<AuditLogDoc>,
    @InjectView(lapTimeSubmissions) private readonly times: View<LapTimeSubmissionDoc>,
    private readonly undoing: Undoing,
    private readonly sight: LogVisibility,
  ) {}

  async of({ act, personId, undoes, ...when }: BulkActionRequest, by: Caller): Promise<BulkActionPlan> {
    if (act === 'hide-times') return { steps: await this.#timesOf(personId, when), left: [] };
    if (act === 'show-times') return { steps: await this.#hiddenBy(undoes ?? ''), left: [] };
    return this.#actsOf(personId, when, by);
  }

  /** The user a bulk action was about; undefined where there is none that hid times. */
  async personOf(sweepId: string): Promise<string | undefined> {
    const { act, personId } = await this.#sweep(sweepId);
    return act === 'hide-times' ? personId : undefined;
  }

  async #sweep(sweepId: string) {
    const events = await this.eventStore.read(bulkActionStream(sweepId));
    return fold(bulkAction, events as unknown as readonly BulkActionEvent[]);
  }

  async #timesOf(userId: string, { from = '', to = '9' }: Pick<BulkActionRequest, 'from' | 'to'>) {
    const found: PlannedStep[] = [];
    for (let after: string | undefined; found.length <= BULK_ACTION_STEPS_MAX;) {
      const { items, next } = await timesOfPerson(this.times, { userId, limit: PAGE, after });
      const shown = items.filter(
        ({ withdrawn, ruling, at }) => !withdrawn && ruling !== 'hidden' && at >= from && at <= to,
      );
      found.push(...shown.map(stepOfTime));
      if (next === undefined) break;
      after = next;
    }
    return found;
  }

  async #hiddenBy(sweepId: string): Promise<readonly PlannedStep[]> {
    const { act, steps } = await this.#sweep(sweepId);
    return act === 'hide-times' ? steps.map((step) => ({ ...step, act: 'hidden', at: '' })) : [];
  }

  async #actsOf(actor: string, when: Pick<BulkActionRequest, 'from' | 'to'>, by: Caller): Promise<BulkActionPlan> {
    const done: AuditLogDoc[] = [];
    for (let after: string | undefined; done.length <= BULK_ACTION_STEPS_MAX;) {
      const { items, next } = await logPage(this.log, { actor, ...when, after, limit: PAGE });
      const docs = items.map(({ doc }) => doc);
      done.push(...(await this.sight.seen(docs, by)));
      if (next === undefined) break;
      after = next;
    }
    const undoable = new Set<string>();
    for (const of of itemsOf(done)) for (const id of await this.undoing.inTurn(of, idsOf(done), by)) undoable.add(id);
    const planned = done.map(({ id: entryId, kind, itemId, act, at }) => ({ kind, itemId, entryId, act, at }));
    return {
      steps: planned.filter(({ entryId }) => undoable.has(entryId)),
      left: planned.filter(({ entryId }) => !undoable.has(entryId)),
    };
  }
}

const stepOfTime = ({ lapTimeId, carId, tune, trackCode, at }: LapTimeSubmissionDoc): PlannedStep => ({
  kind: 'cell',
  itemId: lapTimeItemId({ lapTimeId, carId, tune, trackCode }),
  entryId: lapTimeId,
  act: 'submitted',
  at,
});

const idsOf = (done: readonly AuditLogDoc[]): ReadonlySet<string> => new Set(done.map(({ id }) => id));
const itemsOf = (done: readonly AuditLogDoc[]): readonly OfHistory[] => [
  ...new Map(done.map(({ kind, itemId }) => [`${kind}|${itemId}`, { kind, itemId }])).values(),
];
