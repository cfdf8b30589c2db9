import type { HttpHandler } from 'msw';
import { eventPlans } from '#contracts';
import type { Endpoint, EventChoiceBody, EventPick, EventPlan, ReadRequestOf, ReminderSettings } from '#contracts';
import type { AnswerBody } from './answering.ts';

type On = <Of extends Endpoint>(endpoint: Of, tell: (asked: ReadRequestOf<Of>) => AnswerBody<Of>) => HttpHandler;

export class FakeEventPlan {
  plan: EventPlan = { settings: null, kinds: [], events: [], calendar: null };
  picks: EventPick[] = [];
  #addresses = 0;

  handlers(on: On): HttpHandler[] {
    return [
      on(eventPlans.mine, () => this.plan),
      on(eventPlans.picks, () => ({ picks: this.picks })),
      on(eventPlans.keepPicks, ({ body }) => ({ picks: this.keepPicks(body.picks) })),
      on(eventPlans.set, ({ body }) => this.set(body)),
      on(eventPlans.choose, ({ body }) => this.choose(body)),
      on(eventPlans.openCalendar, () => this.openCalendar()),
      on(eventPlans.closeCalendar, () => this.closeCalendar()),
    ];
  }

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

  keepPicks(picks: readonly EventPick[]): EventPick[] {
    const changed = new Set(picks.map(({ eventId }) => eventId));
    return (this.picks = [...picks, ...this.picks.filter(({ eventId }) => !changed.has(eventId))]);
  }

  openCalendar(): EventPlan {
    this.#addresses += 1;
    return (this.plan = { ...this.plan, calendar: `/api/v1/event-calendars/${'x'.repeat(31)}${this.#addresses}.ics` });
  }

  closeCalendar(): EventPlan {
    return (this.plan = { ...this.plan, calendar: null });
  }
}
