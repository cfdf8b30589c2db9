import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import {
  KINGS_TIER,
  viewCounts as lookCalls,
  type ViewCount,
  type PlannedEvent,
  type PlannedEventPage,
  plannedEvents as calls,
  type ReadRequestOf,
} from '#contracts';
import { hasTier } from '#domain';
import { type ActorId, RuleBroken } from '#kernel';
import { type PlannedEventDoc, plannedEvents } from '#projections/planned-events/planned-events.projection';
import { plannedEventsOn } from '#projections/planned-events/planned-events.query';
import type { View } from '#read-store';
import { Actor, Address } from '../http/caller.ts';
import { Endpoint } from '../http/endpoint.ts';
import { isoNow } from '../http/iso-now.ts';
import { Parsed } from '../http/parsed.ts';
import type { Positioned } from '../http/positioned.ts';
import { InjectView } from '../inject-view.ts';
import { ViewCounter } from '../view-counts/view-counter.ts';
import { RememberedMembers } from '../members/remembered-members.ts';
import { CALENDAR_PAST_MS, EVENTS_IN_CALENDAR } from './calendar-span.ts';
import { calendarOf } from './calendar.ts';
import { eventDto } from './event-dto.ts';

@Controller()
export class PlannedEventsController {
  constructor(
    @InjectView(plannedEvents) private readonly events: View<PlannedEventDoc>,
    private readonly members: RememberedMembers,
    private readonly counter: ViewCounter,
  ) {}

  @Endpoint(calls.list)
  async list(
    @Parsed() { query }: ReadRequestOf<typeof calls.list>,
    @Actor() actor: ActorId | undefined,
  ): Promise<Positioned<PlannedEventPage>> {
    const seesPreviews = await this.#seesPreviews(actor);
    const { position, items, ...next } = await plannedEventsOn(this.events, { shelf: 'shown', ...query });
    return { position, body: { items: items.map((doc) => eventDto(doc, seesPreviews)), ...next } };
  }

  @Endpoint(calls.calendar)
  async calendar(
    @Parsed() { query: { kind } }: ReadRequestOf<typeof calls.calendar>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const from = new Date(Date.parse(isoNow()) - CALENDAR_PAST_MS).toISOString();
    const { items } = await plannedEventsOn(this.events, { shelf: 'shown', from, limit: EVENTS_IN_CALENDAR });
    reply.header('content-disposition', 'inline; filename="events.ics"').header('cache-control', 'public, max-age=600');
    const shown = items.filter(({ facts }) => kind === undefined || facts.kind === kind);
    return calendarOf(shown.map((doc) => ({ ...eventDto(doc, false), changed: doc.changed })));
  }

  @Endpoint(calls.one)
  async one(
    @Parsed() { params: { id: eventId } }: ReadRequestOf<typeof calls.one>,
    @Actor() actor: ActorId | undefined,
  ): Promise<Positioned<PlannedEvent>> {
    const position = await this.events.position();
    const shown = await this.#shown(eventId);
    return { position, body: eventDto(shown, await this.#seesPreviews(actor)) };
  }

  @Endpoint(lookCalls.atEvent)
  async looks(
    @Parsed() { params: { id: eventId }, query: { looked } }: ReadRequestOf<typeof lookCalls.atEvent>,
    @Address() by: string,
  ): Promise<ViewCount> {
    await this.#shown(eventId);
    return this.counter.look('event', eventId, looked, by);
  }

  async #shown(eventId: string): Promise<PlannedEventDoc> {
    const found = await this.events.get(eventId);
    if (found?.doc.shelf !== 'shown') throw new RuleBroken('planned-event-unknown', { eventId });
    return found.doc;
  }

  async #seesPreviews(actor: ActorId | undefined): Promise<boolean> {
    return actor !== undefined && hasTier(await this.members.of(actor), KINGS_TIER, isoNow());
  }
}
