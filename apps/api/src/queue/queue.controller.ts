import { Controller, Inject } from '@nestjs/common';
import type { Accounts } from '#accounts';
import {
  type MyQueuePage,
  type NotificationList,
  notifications as told,
  queue as calls,
  type QueueKindName,
  type QueueDetail,
  type QueuePage,
  type ReadRequestOf,
} from '#contracts';
import { queueKey } from '#domain';
import type { ActorId, Caller } from '#kernel';
import { notifications, type NotificationsDoc } from '#projections/notifications/notifications.projection';
import { reviewQueue, type ReviewQueueDoc } from '#projections/review-queue/review-queue.projection';
import { minutesSince, pageOf, placeOf, toOwner, usualWait } from '#projections/review-queue/review-queue.query';
import type { Stored, View, ViewPositions } from '#read-store';
import { Actor, By } from '../http/caller.ts';
import { Endpoint } from '../http/endpoint.ts';
import { isoNow } from '../http/iso-now.ts';
import { Parsed } from '../http/parsed.ts';
import type { Positioned } from '../http/positioned.ts';
import { Refused } from '../http/refused.ts';
import { seenPage } from '../http/seen-page.ts';
import { InjectView } from '../inject-view.ts';
import { ACCOUNTS, POSITIONS } from '../ports.ts';
import { KindsInQueue } from './kinds-in-queue.ts';
import { QueueVisibility } from './queue-visibility.ts';
import { NotificationSubjects } from './notification-subjects.ts';
import { QueuePresenter } from './queue.presenter.ts';

/** Kinds whose content can change while they are pending, with the view it is read from. */
const CHANGING: Partial<Record<QueueKindName, string>> = {
  group: 'groups',
  'car-review': 'car-review-reports',
  'pending-car': 'pending-cars',
  'lap-time': 'cell-history',
};
const SETTLE_MS = 2_000;
const DAYS_OF_WAIT = 30;
const DAY_MS = 86_400_000;
const docsOf = (items: readonly Stored<ReviewQueueDoc>[]) => items.map(({ doc }) => doc);

@Controller()
export class QueueController {
  constructor(
    @InjectView(reviewQueue) private readonly waiting: View<ReviewQueueDoc>,
    @InjectView(notifications) private readonly notifications: View<NotificationsDoc>,
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
    @Inject(POSITIONS) private readonly positions: ViewPositions,
    private readonly kinds: KindsInQueue,
    private readonly show: QueuePresenter,
    private readonly sight: QueueVisibility,
    private readonly subjects: NotificationSubjects,
  ) {}

  @Endpoint(calls.list)
  async list(
    @Parsed() { query: { kind, ...paged } }: ReadRequestOf<typeof calls.list>,
    @By() by: Caller,
  ): Promise<Positioned<QueuePage>> {
    const position = await this.waiting.position();
    const { items, next } = await this.sight.page(kind, paged, by);
    const body = {
      items: await this.show.shown(docsOf(items), by),
      waiting: await this.sight.counts(by),
      usualWait: await this.#usualWait(by),
      ...(next === undefined ? {} : { next }),
    };
    return { position, body };
  }

  @Endpoint(calls.mine)
  async mine(
    @Parsed() { query }: ReadRequestOf<typeof calls.mine>,
    @Actor() actor: ActorId,
    @By() by: Caller,
  ): Promise<Positioned<MyQueuePage>> {
    const position = await this.waiting.position();
    const { items, next } = await seenPage(
      (asked) => pageOf(this.waiting, actor, asked),
      (docs) => this.sight.seenBySubmitter(docs, by),
      query,
    );
    const docs = docsOf(items).map((doc) => (doc.owner === actor ? (toOwner(doc) ?? doc) : doc));
    const places = await Promise.all(docs.map((doc) => (doc.status === 'waiting' ? placeOf(this.waiting, doc) : null)));
    const shown = await this.show.shown(docs, by);
    const body = {
      items: shown.map((item, index) => ({ ...item, place: places[index] ?? null })),
      usualWait: await this.#usualWait(by),
      ...(next === undefined ? {} : { next }),
    };
    return { position, body };
  }

  @Endpoint(calls.one)
  async one(
    @Parsed() { params: { kind, itemId } }: ReadRequestOf<typeof calls.one>,
    @By() by: Caller,
  ): Promise<Positioned<QueueDetail>> {
    const position = await this.waiting.position();
    const found = await this.sight.one({ kind, itemId }, by);
    // The content must not be older than the version shown with it.
    if (found) await this.#caughtUp(found);
    const [item] = found ? await this.show.shown([found], by) : [];
    const read = item && (await this.kinds.of(kind).read(itemId, by));
    if (!read || !found) throw new Refused('queue-item-unknown', { kind, itemId });
    return { position, body: { item, version: found.version, ...read } };
  }

  @Endpoint(told.list)
  async told(@Actor() actor: ActorId): Promise<Positioned<NotificationList>> {
    const position = await this.notifications.position();
    const items = (await this.notifications.get(actor))?.doc.items ?? [];
    const subjects = await this.subjects.of(items);
    const texts = await this.accounts.texts.bodies(items.flatMap(({ textId }) => textId ?? []));
    const shown = items.map(({ textId, ...item }) => ({
      ...item,
      subject: subjects.get(item.id) ?? { name: item.itemId, link: '/' },
      text: texts.get(textId ?? '') ?? null,
    }));
    return { position, body: { items: shown } };
  }

  async #caughtUp(of: ReviewQueueDoc): Promise<void> {
    const [view, stored] = [CHANGING[of.kind], await this.waiting.get(queueKey(of))];
    if (view !== undefined && stored) await this.positions.waitFor(view, stored.position, SETTLE_MS);
  }

  async #usualWait({ actor }: Caller) {
    const since = new Date(Date.parse(isoNow()) - DAYS_OF_WAIT * DAY_MS).toISOString();
    return usualWait(await minutesSince(this.waiting, since, actor));
  }
}
