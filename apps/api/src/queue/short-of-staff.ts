import { randomUUID } from 'node:crypto';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { Logger } from 'pino';
import {
  ABLE_ENOUGH,
  isThereFor,
  type OfItem,
  type QueueEvent,
  queueKey,
  queueKinds,
  queueOfStream,
  shortOfStaffStep,
  type TakeItemAlone,
} from '#domain';
import { type EventStore, runStep } from '#event-store';
import { type Caller, type Command, fold, RuleBroken } from '#kernel';
import { members, type MemberDoc } from '#projections/members/members.projection';
import { reviewQueue, type ReviewQueueDoc } from '#projections/review-queue/review-queue.projection';
import { itemsWaiting } from '#projections/review-queue/review-queue.query';
import type { ReadStore, View } from '#read-store';
import type { CommandLookups } from '../commands/handlers-of.ts';
import { isoNow } from '../http/iso-now.ts';
import { InjectView } from '../inject-view.ts';
import { ableOf, EligibleReviewers } from '../members/eligible-reviewers.ts';
import { EVENT_STORE, LOGGER, READ_STORE } from '../ports.ts';
import { QueueVisibility } from './queue-visibility.ts';

const EVERY_MS = 60_000;
const LEASE_MS = 120_000;
const ITEMS_A_PAGE = 100;
/** Items further back are reported once they come nearer. */
const ITEMS_MAX = 1_000;

/**
 * Notifies admins of pending items that hardly any of the staff may decide, on the one node that holds the lease. Each
 * notification is an event of the item's own stream: neither a restart nor a second node repeats it.
 */
@Injectable()
export class ShortOfStaff implements CommandLookups<object>, OnApplicationBootstrap, OnModuleDestroy {
  readonly #holder = randomUUID();
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();
  #isStopping = false;
  /** Positions of both views at this node's last look: unchanged means nothing new. */
  #seen = '';

  constructor(
    @InjectView(reviewQueue) private readonly waiting: View<ReviewQueueDoc>,
    @InjectView(members) private readonly members: View<MemberDoc>,
    @Inject(EVENT_STORE) private readonly eventStore: EventStore,
    @Inject(READ_STORE) private readonly readStore: ReadStore,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly staff: EligibleReviewers,
    private readonly sight: QueueVisibility,
  ) {}

  /** A round of a hidden challenge cannot be decided: it does not exist. */
  async before({ data }: Command): Promise<void> {
    const { kind, itemId } = data as OfItem;
    const of = { kind, itemId };
    if (!(await this.sight.isOpen(of))) throw new RuleBroken('queue-item-unknown', of);
  }

  /** The number of staff who may decide on an item, from its stream: the view may not have the latest change yet. */
  async able({ data, meta }: TakeItemAlone): Promise<number> {
    const events = await this.eventStore.read(queueKinds[data.kind].stream(data.itemId));
    const item = fold(queueOfStream, events as unknown as readonly QueueEvent[]).queue[queueKey(data)];
    return item ? ableOf(await this.staff.asking(), item, meta.now) : 0;
  }

  onApplicationBootstrap(): void {
    this.#timer = setInterval(() => void this.tell(), EVERY_MS).unref();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.#timer);
    this.#isStopping = true;
    await this.#running;
  }

  /** Notifies of the items pending now, one round after the other. Does nothing where another node does it. */
  tell(): Promise<void> {
    this.#running = this.#running
      .then(() => this.#tellNew())
      .catch((err: unknown) => this.logger.warn({ err }, 'admins could not be told of the queue; trying again'));
    return this.#running;
  }

  async #tellNew(): Promise<void> {
    const at = `${await this.waiting.position()} ${await this.members.position()}`;
    if (at === this.#seen) return;
    const { leases } = this.readStore;
    const lease = await leases.acquire('short-of-staff', this.#holder, LEASE_MS);
    if (!lease) return;
    try {
      await this.#tellAll(await this.staff.asking());
      if (!this.#isStopping) this.#seen = at;
    } finally {
      await leases.release(lease);
    }
  }

  async #tellAll(staff: readonly Caller[]): Promise<void> {
    const admins = staff.flatMap(({ role, actor }) => (role === 'admin' && actor !== undefined ? [actor] : []));
    if (admins.length === 0) return;
    let after: string | undefined;
    for (let looked = 0; looked < ITEMS_MAX && !this.#isStopping; looked += ITEMS_A_PAGE) {
      const page = await itemsWaiting(this.waiting, undefined, { limit: ITEMS_A_PAGE, after });
      for (const item of await this.sight.seen(page.items, {})) {
        const now = isoNow();
        const told = admins.filter((actor) => isThereFor(item, { actor }));
        const able = ableOf(staff, item, now);
        if (able >= ABLE_ENOUGH || item.told) continue;
        const { kind, itemId, since } = item;
        const step = shortOfStaffStep({ kind, itemId, able, admins: told }, since);
        // A failing item, as at the end of a full stream, must not block the others.
        await runStep(this.eventStore, step, { id: 'short-of-staff', now }).catch((err: unknown) =>
          this.logger.warn({ err, kind, itemId }, 'admins could not be told of an item'),
        );
      }
      if (page.next === undefined) return;
      after = page.next;
    }
  }
}
