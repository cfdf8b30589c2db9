import type { EventChoiceBody, EventPlan, ReminderSettings } from '#contracts';

/** A plan of events as the server keeps it. */
export class FakeEventPlan {
  plan: EventPlan = { settings: null, kinds: [], events: [], calendar: null };
  #addresses = 0;

  set(settings: ReminderSettings): EventPlan {
    return (this.plan = { ...this.plan, settings });
  }

  choose({ choice, isWanted, timeZone }: EventChoiceBody): EventPlan {
    const settings: ReminderSettings = this.plan.settings ?? { ways: ['app'], leadMinutes: 60, quiet: null, timeZone };
    if ('kind' in choice) {
      const others = this.plan.kinds.filter((kind) => kind !== choice.kind);
      return (this.plan = { ...this.plan, settings, kinds: isWanted === true ? [...others, choice.kind] : others });
    }
    const eventId = choice.event;
    const others = this.plan.events.filter((event) => event.eventId !== eventId);
    const startsAt = '2999-01-01T00:00:00.000Z';
    const chosen = isWanted === null ? [] : [{ eventId, name: eventId, startsAt, endsAt: startsAt, isWanted }];
    return (this.plan = { ...this.plan, settings, events: [...others, ...chosen] });
  }

  openCalendar(): EventPlan {
    this.#addresses += 1;
    return (this.plan = { ...this.plan, calendar: `/api/v1/event-calendars/${'x'.repeat(31)}${this.#addresses}.ics` });
  }

  closeCalendar(): EventPlan {
    return (this.plan = { ...this.plan, calendar: null });
  }
}
