import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Logger } from 'pino';
import type { Accounts, OwnedEventPlan } from '#accounts';
import { type EventReminderSent, RemindOfEvent } from '#domain';
import { commandHashOf } from '#event-store';
import { type ActorId, RuleBroken } from '#kernel';
import { type PlannedEventDoc, plannedEvents } from '#projections/planned-events/planned-events.projection';
import { plannedEventsOn } from '#projections/planned-events/planned-events.query';
import type { Lease, ReadStore, View } from '#read-store';
import { isoNow } from '../http/iso-now.ts';
import { InjectView } from '../inject-view.ts';
import { ACCOUNTS, LOGGER, READ_STORE } from '../ports.ts';
import { isFollowed, settingsOf } from './chosen-events.ts';
import { isReminderDue } from './reminder-time.ts';

const EVERY_MS = 30_000;
const EVENTS_AT_ONCE = 200;
const PLANS_AT_ONCE = 200;
const DAY_MS = 24 * 60 * 60 * 1000;
/** The longest lead time, and a day in which quiet hours may put a reminder off. */
const AHEAD_MS = 8 * DAY_MS;

/**
 * Reminds of events that start soon, on the one node that holds the lease. Each reminder is an event of its own stream,
 * written before the email: neither a restart nor a second node reminds again.
 */
@Injectable()
export class EventReminders implements OnApplicationBootstrap, OnModuleDestroy {
  readonly #holder = randomUUID();
  /** Users already reminded of a start: a cache of the log. */
  readonly #sent = new Map<string, Set<string>>();
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();
  #isStopping = false;
  #lease: Lease | undefined;

  constructor(
    @InjectView(plannedEvents) private readonly events: View<PlannedEventDoc>,
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
    @Inject(READ_STORE) private readonly readStore: ReadStore,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly commands: CommandBus,
  ) {}

  onApplicationBootstrap(): void {
    this.#timer = setInterval(() => void this.remind(isoNow()), EVERY_MS).unref();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.#timer);
    this.#isStopping = true;
    await this.#running;
    // The next node need not wait; the lease expires by itself when the store does not answer.
    if (this.#lease) await this.readStore.leases.release(this.#lease).catch(() => undefined);
  }

  /** Sends the reminders due by now, one round after the other. Does nothing where another node does it. */
  remind(now: string): Promise<void> {
    this.#running = this.#running
      .then(() => this.#remindDue(now))
      .catch((err: unknown) => this.logger.warn({ err }, 'reminders of events could not be sent; trying again'));
    return this.#running;
  }

  async #remindDue(now: string): Promise<void> {
    const coming = await this.#coming(now);
    this.#forgetOthers(coming);
    if (coming.length === 0) return;
    this.#lease = await this.readStore.leases.acquire('event-reminders', this.#holder, 2 * EVERY_MS);
    if (!this.#lease) return;
    for (let after = ''; !this.#isStopping;) {
      const plans = await this.accounts.eventPlans.after(after, PLANS_AT_ONCE);
      for (const owned of plans) {
        await this.#remindOne(owned, coming, now);
      }
      if (plans.length < PLANS_AT_ONCE) return;
      after = plans.at(-1)?.userId ?? after;
      // A store in the same process answers synchronously: 10,000 plans would block every request for a second.
      await setImmediate();
    }
  }

  async #coming(now: string): Promise<readonly PlannedEventDoc[]> {
    const ends = new Date(Date.parse(now) + AHEAD_MS).toISOString();
    const { items } = await plannedEventsOn(this.events, { shelf: 'shown', from: now, limit: EVENTS_AT_ONCE });
    return items.filter(({ facts: { startsAt } }) => startsAt > now && startsAt < ends);
  }

  async #remindOne({ userId, plan }: OwnedEventPlan, coming: readonly PlannedEventDoc[], now: string): Promise<void> {
    const settings = settingsOf(plan);
    if (!settings || settings.ways.length === 0) return;
    const due = coming.filter(
      (event) =>
        isFollowed(plan, event) &&
        !this.#sent.get(startOf(event))?.has(userId) &&
        isReminderDue(Date.parse(event.facts.startsAt), settings, Date.parse(now)),
    );
    for (const event of due) {
      const isFirst = await this.#note(userId as ActorId, event, settings.ways, now);
      if (isFirst && settings.ways.includes('mail')) await this.#mail(userId, event, settings.timeZone);
    }
  }

  /** False when they were already reminded of this start. */
  async #note(
    userId: ActorId,
    event: PlannedEventDoc,
    ways: EventReminderSent['data']['ways'],
    now: string,
  ): Promise<boolean> {
    const { eventId, facts } = event;
    const data = { userId, eventId, startsAt: facts.startsAt, ways };
    const commandHash = commandHashOf(RemindOfEvent.name, data);
    const meta = { commandId: randomUUID(), commandHash, actor: 'job:event-reminders' as ActorId, now };
    const isFirst = await this.commands.execute(new RemindOfEvent(data, meta)).then(
      () => true,
      (error: unknown) => {
        if (error instanceof RuleBroken) return false;
        throw error;
      },
    );
    const reminded = this.#sent.get(startOf(event)) ?? new Set();
    this.#sent.set(startOf(event), reminded.add(userId));
    return isFirst;
  }

  #mail(userId: string, { eventId, facts: { name, startsAt } }: PlannedEventDoc, timeZone: string): Promise<void> {
    const path = `/events?event=${eventId}&open=${eventId}`;
    return this.accounts.remindOfEvent(userId, { name, startsAt, timeZone, path, settingsPath: '/account' });
  }

  #forgetOthers(coming: readonly PlannedEventDoc[]): void {
    const known = new Set(coming.map(startOf));
    for (const start of this.#sent.keys()) if (!known.has(start)) this.#sent.delete(start);
  }
}

const startOf = ({ eventId, facts: { startsAt } }: PlannedEventDoc): string => `${eventId}|${startsAt}`;
