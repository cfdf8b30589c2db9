import { randomUUID } from 'node:crypto';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { Logger } from 'pino';
import type { Accounts, ActiveWebhook } from '#accounts';
import { type PublicView, viewsOfTopic, type WebhookTopic } from '#contracts';
import type { EventStore } from '#event-store';
import type { Lease, ReadStore } from '#read-store';
import type { StartedConfig } from '../config.ts';
import { isoNow } from '../http/iso-now.ts';
import { ACCOUNTS, CONFIG, EVENT_STORE, LOGGER, READ_STORE } from '../ports.ts';
import { afterTry, isDue } from './after-try.ts';
import { changesSince } from './changes-since.ts';
import { networksOf } from './public-address.ts';
import { sendSigned } from './send-signed.ts';

const EVERY_MS = 1_000;
const LEASE_MS = 30_000;
const AT_ONCE = 20;

/**
 * Sends webhooks the changes since their last request, on the one node that holds the lease. It follows the log and not
 * the views, so that a rebuild sends nothing again; each webhook's position is stored, so that a restart does not
 * either.
 */
@Injectable()
export class WebhookSender implements OnApplicationBootstrap, OnModuleDestroy {
  readonly #holder = randomUUID();
  readonly #stopping = new AbortController();
  readonly #underWay = new Map<string, Promise<void>>();
  /** How far the log was read for each webhook without a change to send. */
  readonly #read = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;
  #round: Promise<void> = Promise.resolve();
  #isRunning = false;
  #lease: Lease | undefined;

  constructor(
    @Inject(EVENT_STORE) private readonly eventStore: EventStore,
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
    @Inject(READ_STORE) private readonly readStore: ReadStore,
    @Inject(CONFIG) private readonly config: StartedConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.#timer = setInterval(() => {
      if (!this.#isRunning) void this.tell(isoNow());
    }, EVERY_MS).unref();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.#timer);
    this.#stopping.abort();
    await this.#round;
    await Promise.all(this.#underWay.values());
    // The next node need not wait; the lease expires by itself when the store does not answer.
    if (this.#lease) await this.readStore.leases.release(this.#lease).catch(() => undefined);
  }

  /** Starts sending to due webhooks, one round after the other. Does nothing where another node does it. */
  tell(now: string): Promise<void> {
    this.#isRunning = true;
    this.#round = this.#round
      .then(() => this.#tellDue(now))
      .catch((err: unknown) => this.logger.warn({ err }, 'webhooks could not be told; trying again'))
      .finally(() => (this.#isRunning = false));
    return this.#round;
  }

  async #tellDue(now: string): Promise<void> {
    // A webhook served while the rows are read may be further than its row.
    const busy = new Set(this.#underWay.keys());
    const active = await this.accounts.webhooks.active();
    this.#forgetOthers(active);
    if (active.length === 0) return;
    this.#lease = await this.readStore.leases.acquire('webhooks', this.#holder, LEASE_MS);
    if (!this.#lease) return;
    const head = await this.eventStore.head();
    for (const hook of active) {
      if (this.#underWay.size >= AT_ONCE) return;
      if (this.#stopping.signal.aborted || busy.has(hook.id) || !isDue(hook, now)) continue;
      if (this.#readTo(hook) < head) this.#begin(hook, now);
    }
  }

  #begin(hook: ActiveWebhook, now: string): void {
    const told = this.#tellOne(hook, now)
      .catch((err: unknown) => this.logger.warn({ err, webhook: hook.id }, 'a webhook could not be told; trying again'))
      .finally(() => this.#underWay.delete(hook.id));
    this.#underWay.set(hook.id, told);
  }

  async #tellOne(hook: ActiveWebhook, now: string): Promise<void> {
    const views = new Set<PublicView>(hook.topics.flatMap((topic) => viewsOfTopic[topic as WebhookTopic] ?? []));
    const { position, changes } = await changesSince(this.eventStore, this.#readTo(hook), views);
    if (changes.length === 0) return void this.#read.set(readKey(hook), position);
    const answer = await sendSigned({
      url: new URL(hook.url),
      body: JSON.stringify({ webhookId: hook.id, after: hook.position, position, changes }),
      secret: hook.secret,
      now,
      allowed: networksOf(this.config.webhookNetworks),
      stopping: this.#stopping.signal,
    });
    if (this.#stopping.signal.aborted) return;
    await this.accounts.webhooks.note(hook.id, hook.turn, afterTry(hook, answer, position, now));
  }

  #forgetOthers(active: readonly ActiveWebhook[]): void {
    const known = new Set(active.map(readKey));
    for (const key of this.#read.keys()) if (!known.has(key)) this.#read.delete(key);
  }

  #readTo(hook: ActiveWebhook): number {
    return Math.max(hook.position, this.#read.get(readKey(hook)) ?? 0);
  }
}

const readKey = ({ id, turn }: ActiveWebhook): string => `${id}|${turn}`;
