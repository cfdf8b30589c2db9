import { randomBytes } from 'node:crypto';
import { Controller, Header, Inject, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { Accounts, EventPlan as KeptPlan } from '#accounts';
import { MAX_EVENT_CHOICES, type EventPlan, eventPlans as calls, type ReadRequestOf } from '#contracts';
import type { ActorId } from '#kernel';
import { type PlannedEventDoc, plannedEvents } from '#projections/planned-events/planned-events.projection';
import { plannedEventsOn } from '#projections/planned-events/planned-events.query';
import type { View } from '#read-store';
import { Actor } from '../http/caller.ts';
import { Endpoint } from '../http/endpoint.ts';
import { isoNow } from '../http/iso-now.ts';
import { Parsed } from '../http/parsed.ts';
import type { Positioned } from '../http/positioned.ts';
import { Refused } from '../http/refused.ts';
import { InjectView } from '../inject-view.ts';
import { calendarOf } from '../planned-events/calendar.ts';
import { CALENDAR_PAST_MS, EVENTS_IN_CALENDAR } from '../planned-events/calendar-span.ts';
import { eventDto } from '../planned-events/event-dto.ts';
import { ACCOUNTS } from '../ports.ts';
import { choiceOfEvent, choiceOfKind, firstSettings, isFollowed, kindsIn, settingsOf } from './chosen-events.ts';

const SECRET_BYTES = 24;
const NOTHING: KeptPlan = { settings: null, choices: {}, calendarSecret: null };

@Controller()
export class EventPlansController {
  constructor(
    @InjectView(plannedEvents) private readonly events: View<PlannedEventDoc>,
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
  ) {}

  @Endpoint(calls.mine)
  async mine(@Actor() actor: ActorId): Promise<Positioned<EventPlan>> {
    const position = await this.events.position();
    return { position, body: await this.#told(actor) };
  }

  @Endpoint(calls.set)
  @Header('cache-control', 'no-store')
  async set(@Parsed() { body }: ReadRequestOf<typeof calls.set>, @Actor() actor: ActorId): Promise<EventPlan> {
    await this.accounts.eventPlans.set(actor, { ...body, ways: [...new Set(body.ways)] });
    return this.#told(actor);
  }

  @Endpoint(calls.choose)
  @Header('cache-control', 'no-store')
  async choose(
    @Parsed() { body: { choice, isWanted: is, timeZone } }: ReadRequestOf<typeof calls.choose>,
    @Actor() actor: ActorId,
  ): Promise<EventPlan> {
    const { eventPlans } = this.accounts;
    if (!(await eventPlans.of(actor))?.settings) await eventPlans.set(actor, firstSettings(timeZone));
    const name = 'event' in choice ? choiceOfEvent(choice.event) : choiceOfKind(choice.kind);
    await eventPlans.choose(actor, name, is, MAX_EVENT_CHOICES);
    return this.#told(actor);
  }

  @Endpoint(calls.openCalendar)
  @Header('cache-control', 'no-store')
  async openCalendar(@Actor() actor: ActorId): Promise<EventPlan> {
    await this.accounts.eventPlans.setCalendarSecret(actor, randomBytes(SECRET_BYTES).toString('base64url'));
    return this.#told(actor);
  }

  @Endpoint(calls.closeCalendar)
  @Header('cache-control', 'no-store')
  async closeCalendar(@Actor() actor: ActorId): Promise<EventPlan> {
    await this.accounts.eventPlans.setCalendarSecret(actor, null);
    return this.#told(actor);
  }

  @Endpoint(calls.calendar)
  async calendar(
    @Parsed() { params: { secret } }: ReadRequestOf<typeof calls.calendar>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const owned = await this.accounts.eventPlans.byCalendarSecret(secret.replace(/\.ics$/, ''));
    if (!owned) throw new Refused('event-calendar-unknown');
    const from = new Date(Date.parse(isoNow()) - CALENDAR_PAST_MS).toISOString();
    const { items } = await plannedEventsOn(this.events, { shelf: 'shown', from, limit: EVENTS_IN_CALENDAR });
    reply.header('content-disposition', 'inline; filename="events.ics"').header('cache-control', 'private, no-cache');
    const chosen = items.filter((doc) => isFollowed(owned.plan, doc));
    return calendarOf(chosen.map((doc) => ({ ...eventDto(doc, false), changed: doc.changed })));
  }

  async #told(actor: ActorId): Promise<EventPlan> {
    const plan = (await this.accounts.eventPlans.of(actor)) ?? NOTHING;
    const { items } = await plannedEventsOn(this.events, { shelf: 'shown', from: isoNow(), limit: EVENTS_IN_CALENDAR });
    const events = items.flatMap(({ eventId, facts: { name, startsAt, endsAt } }) => {
      const is = plan.choices[choiceOfEvent(eventId)];
      return is === undefined ? [] : [{ eventId, name, startsAt, endsAt, isWanted: is }];
    });
    const calendar = plan.calendarSecret === null ? null : `/api/v1/event-calendars/${plan.calendarSecret}.ics`;
    return { settings: settingsOf(plan), kinds: kindsIn(plan), events, calendar };
  }
}
