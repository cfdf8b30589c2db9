import { randomUUID } from 'node:crypto';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { Logger } from 'pino';
import type { Accounts } from '#accounts';
import type { QueueEvent } from '#domain';
import type { EventStore } from '#event-store';
import type { Recorded } from '#kernel';
import type { Lease, ReadStore } from '#read-store';
import { ACCOUNTS, EVENT_STORE, LOGGER, READ_STORE } from '../ports.ts';

const EVERY_MS = 5_000;
const LEASE_MS = 60_000;
const EVENTS_A_PAGE = 500;

const whats = { ReviewApproved: 'approved', ReviewDeclined: 'declined', ReviewQuestionAsked: 'asked' } as const;
type Mailed = Recorded<Extract<QueueEvent, { readonly type: keyof typeof whats }>>;
const mailed: ReadonlySet<string> = new Set(Object.keys(whats));

/**
 * Sends users the result of their submissions by email, if they want it, on the one node that holds the lease. It
 * follows the log and not the views, so that a rebuild sends nothing again; its position is stored with the email
 * settings, so that a restart does not either, except for the emails of one event at a kill between sending and saving.
 */
@Injectable()
export class ReviewMailing implements OnApplicationBootstrap, OnModuleDestroy {
  readonly #holder = randomUUID();
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();
  #isStopping = false;
  /** The position up to which any node has sent emails: a quiet log costs no lease. */
  #seen = -1;
  #lease: Lease | undefined;

  constructor(
    @Inject(EVENT_STORE) private readonly eventStore: EventStore,
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
    @Inject(READ_STORE) private readonly readStore: ReadStore,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.#timer = setInterval(() => void this.mail(), EVERY_MS).unref();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.#timer);
    this.#isStopping = true;
    await this.#running;
    // The next node need not wait; the lease expires by itself when the store does not answer.
    if (this.#lease) await this.readStore.leases.release(this.#lease).catch(() => undefined);
  }

  /** Sends emails for new events, one round after the other. Does nothing where another node does it. */
  mail(): Promise<void> {
    this.#running = this.#running
      .then(() => this.#mailNew())
      .catch((err: unknown) => this.logger.warn({ err }, 'decisions could not be mailed; trying again'));
    return this.#running;
  }

  async #mailNew(): Promise<void> {
    const head = await this.eventStore.head();
    if (head === this.#seen) return;
    this.#lease = await this.readStore.leases.acquire('review-mails', this.#holder, LEASE_MS);
    if (!this.#lease) return;
    const { reviewMails } = this.accounts;
    const kept = await reviewMails.mailedTo();
    // Skips decisions from before this feature; and a restored log may end before the stored position.
    if (kept === undefined || kept > head) return reviewMails.keepMailedTo(head);
    for (let after = kept; after < head && !this.#isStopping;) {
      const batch = await this.eventStore.readAll(after, EVENTS_A_PAGE, mailed);
      for (const event of batch.events) {
        await this.#mailOne(event as Mailed);
        await reviewMails.keepMailedTo(event.position);
      }
      if (batch.position <= after) return;
      after = batch.position;
      await reviewMails.keepMailedTo(after);
    }
    if (!this.#isStopping) this.#seen = head;
  }

  async #mailOne({ type, data }: Mailed): Promise<void> {
    const review = { what: whats[type], path: '/notifications', settingsPath: '/account' };
    for (const userId of new Set(data.submitters)) await this.accounts.tellOfReview(userId, review);
  }
}
