import { Controller, Inject } from '@nestjs/common';
import type { Accounts } from '#accounts';
import { queue as calls, type QueueFigures, queueKindNames, type QueueTotals } from '#contracts';
import { type Decided, figuresSince } from '#projections/review-queue/figures.query';
import { reviewQueue, type ReviewQueueDoc } from '#projections/review-queue/review-queue.projection';
import { countUnowned } from '#projections/review-queue/review-queue.query';
import type { Caller } from '#kernel';
import type { View } from '#read-store';
import { By } from '../http/caller.ts';
import { Endpoint } from '../http/endpoint.ts';
import { isoNow } from '../http/iso-now.ts';
import type { Positioned } from '../http/positioned.ts';
import { personOf } from '../imports/person-of.ts';
import { InjectView } from '../inject-view.ts';
import { ACCOUNTS } from '../ports.ts';
import { QueueVisibility } from './queue-visibility.ts';

const DAYS = 30;
const DAY_MS = 86_400_000;
const KEPT_MS = 60_000;

const nothing: Decided = { approved: 0, declined: 0, reversed: 0, wait: null };

@Controller()
export class QueueFiguresController {
  #kept: { readonly until: number; readonly totals: Promise<QueueTotals> } | undefined;

  constructor(
    @InjectView(reviewQueue) private readonly waiting: View<ReviewQueueDoc>,
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
    private readonly sight: QueueVisibility,
  ) {}

  @Endpoint(calls.figures)
  async figures(@By() by: Caller): Promise<Positioned<QueueFigures>> {
    const position = await this.waiting.position();
    const found = await figuresSince(this.waiting, since(), (doc) => isCountedFor(doc, by));
    const waiting = await this.sight.counts(by);
    const names = await this.accounts.displayNames([...found.people.keys()]);
    const kinds = queueKindNames.map((kind) => ({
      kind,
      waiting: waiting[kind],
      ...(found.kinds.get(kind) ?? nothing),
    }));
    const people = [...found.people]
      .map(([userId, decided]) => ({ by: personOf(userId, names), ...decided }))
      .toSorted((one, other) => other.approved + other.declined - one.approved - one.declined);
    return { position, body: { kinds, people } };
  }

  /**
   * Public, so it is counted once a minute at most. Reportable kinds are excluded: a reported user could compare it
   * with their own list.
   */
  @Endpoint(calls.totals)
  async totals(): Promise<QueueTotals> {
    const now = Date.parse(isoNow());
    if (!this.#kept || this.#kept.until <= now) this.#kept = { until: now + KEPT_MS, totals: this.#count() };
    try {
      return await this.#kept.totals;
    } catch (error) {
      this.#kept = undefined;
      throw error;
    }
  }

  async #count(): Promise<QueueTotals> {
    const { all } = await figuresSince(this.waiting, since(), ({ owned }) => !owned);
    return { ...all, waiting: await countUnowned(this.waiting) };
  }
}

const since = (): string => new Date(Date.parse(isoNow()) - DAYS * DAY_MS).toISOString();

/** No one's count includes their own items: a changed number would reveal a report. */
const isCountedFor = ({ owner }: ReviewQueueDoc, { actor }: Caller): boolean => owner === undefined || owner !== actor;
