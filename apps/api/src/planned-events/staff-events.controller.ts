import { Controller, Inject } from '@nestjs/common';
import type { Accounts } from '#accounts';
import {
  type PlannedEventForStaff,
  type PlannedEventPage,
  plannedEvents as calls,
  type ReadRequestOf,
} from '#contracts';
import { plannedEventPermissions } from '#domain';
import { type Caller, RuleBroken } from '#kernel';
import {
  plannedEventHistory,
  type PlannedEventHistoryDoc,
} from '#projections/planned-event-history/planned-event-history.projection';
import { type PlannedEventDoc, plannedEvents } from '#projections/planned-events/planned-events.projection';
import { plannedEventsOn } from '#projections/planned-events/planned-events.query';
import type { View } from '#read-store';
import { By } from '../http/caller.ts';
import { Endpoint } from '../http/endpoint.ts';
import { Parsed } from '../http/parsed.ts';
import type { Positioned } from '../http/positioned.ts';
import { InjectView } from '../inject-view.ts';
import { ACCOUNTS } from '../ports.ts';
import { plain, eventDto } from './event-dto.ts';

@Controller()
export class StaffEventsController {
  constructor(
    @InjectView(plannedEvents) private readonly events: View<PlannedEventDoc>,
    @InjectView(plannedEventHistory) private readonly history: View<PlannedEventHistoryDoc>,
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
  ) {}

  @Endpoint(calls.drafts)
  async drafts(@Parsed() { query }: ReadRequestOf<typeof calls.drafts>): Promise<Positioned<PlannedEventPage>> {
    const { position, items, ...next } = await plannedEventsOn(this.events, query);
    return { position, body: { items: items.map((doc) => eventDto(doc, true)), ...next } };
  }

  @Endpoint(calls.forStaff)
  async forStaff(
    @Parsed() { params: { id: eventId } }: ReadRequestOf<typeof calls.forStaff>,
    @By() by: Caller,
  ): Promise<Positioned<PlannedEventForStaff>> {
    const position = Math.min(await this.events.position(), await this.history.position());
    const doc = (await this.events.get(eventId))?.doc;
    const steps = (await this.history.get(eventId))?.doc.steps;
    if (!doc || !steps) throw new RuleBroken('planned-event-unknown', { eventId });
    const names = await this.accounts.displayNames(steps.map((step) => step.by));
    const texts = await this.accounts.texts.bodies(steps.flatMap(({ textId }) => textId ?? []));
    const told = steps.map(({ by: who, textId, changed, facts, ...step }) => ({
      ...step,
      changed: [...changed],
      by: names.get(who) ?? null,
      text: texts.get(textId ?? '') ?? null,
      facts: plain(facts),
    }));
    return {
      position,
      body: { event: eventDto(doc, true), allowed: plannedEventPermissions.allowed(doc, by), steps: told },
    };
  }
}
