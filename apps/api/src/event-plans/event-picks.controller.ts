import { Controller, Header, Inject } from '@nestjs/common';
import type { Accounts } from '#accounts';
import { MAX_EVENT_PICKS, eventPlans as calls, type EventPicksAnswer, type ReadRequestOf } from '#contracts';
import type { ActorId } from '#kernel';
import { Actor } from '../http/caller.ts';
import { Endpoint } from '../http/endpoint.ts';
import { isoNow } from '../http/iso-now.ts';
import { Parsed } from '../http/parsed.ts';
import { ACCOUNTS } from '../ports.ts';
import { fromText, toText } from './saved-for-event.ts';

/**
 * Users' notes on events (picked cars, their place, a note), synchronised between devices; of each event the newest
 * wins.
 */
@Controller()
export class EventPicksController {
  constructor(@Inject(ACCOUNTS) private readonly accounts: Accounts) {}

  @Endpoint(calls.picks)
  @Header('cache-control', 'no-store')
  async read(@Actor() actor: ActorId): Promise<EventPicksAnswer> {
    const kept = await this.accounts.eventPicks.of(actor);
    return { picks: kept.map(({ name, text, changedAt }) => ({ eventId: name, ...fromText(text), changedAt })) };
  }

  @Endpoint(calls.keepPicks)
  @Header('cache-control', 'no-store')
  async keep(
    @Parsed() { body: { picks } }: ReadRequestOf<typeof calls.keepPicks>,
    @Actor() actor: ActorId,
  ): Promise<EventPicksAnswer> {
    const now = isoNow();
    // A device whose clock is ahead would win for ever.
    const kept = picks.map(({ eventId, changedAt, ...one }) => ({
      name: eventId,
      text: toText(one),
      changedAt: changedAt < now ? changedAt : now,
    }));
    await this.accounts.eventPicks.keep(actor, kept, MAX_EVENT_PICKS);
    return this.read(actor);
  }
}
