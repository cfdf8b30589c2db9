import { Inject, Injectable } from '@nestjs/common';
import type { Written } from '#contracts';
import { appeal, type AppealEvent, appealStream, GrantAppeal, partsOf, queued } from '#domain';
import type { EventStore } from '#event-store';
import { type Command, fold } from '#kernel';
import { LiveGateway } from '../live/live.gateway.ts';
import { EVENT_STORE } from '../ports.ts';

/** Notifies every node when an appeal lifts a limit. */
@Injectable()
export class AppealLookups {
  constructor(
    @Inject(EVENT_STORE) private readonly eventStore: EventStore,
    private readonly live: LiveGateway,
  ) {}

  async after(command: Command, { id: appealId, position }: Written): Promise<void> {
    if (!(command instanceof GrantAppeal)) return;
    const events = (await this.eventStore.read(appealStream(appealId))) as unknown as readonly AppealEvent[];
    const of = fold(queued(appeal), events);
    if (of.status !== 'new' && of.against.kind === 'limit') {
      this.live.forgetMember(partsOf(of.against.itemId)[0], position);
    }
  }
}
