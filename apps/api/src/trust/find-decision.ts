import { Inject, Injectable } from '@nestjs/common';
import { type Appealed, type HoldingDecision, holdingDecision, streamOfAppealed } from '#domain';
import type { EventStore } from '#event-store';
import { isoNow } from '../http/iso-now.ts';
import { EVENT_STORE } from '../ports.ts';

/** The decision on an item, read from its stream: a view may be behind. */
@Injectable()
export class FindDecision {
  constructor(@Inject(EVENT_STORE) private readonly eventStore: EventStore) {}

  async on(of: Appealed): Promise<HoldingDecision | undefined> {
    return holdingDecision(of, await this.eventStore.read(streamOfAppealed(of)), isoNow());
  }
}
