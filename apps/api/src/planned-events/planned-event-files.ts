import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { EventStore } from '#event-store';
import {
  type PlannedEventImage,
  plannedEventImages,
} from '#projections/planned-event-images/planned-event-images.projection';
import { type PlannedEventDoc, plannedEvents } from '#projections/planned-events/planned-events.projection';
import type { View } from '#read-store';
import { InView } from '../in-view.ts';
import { EVENT_STORE } from '../ports.ts';
import { type UploadUse, UploadUses } from '../uploads/upload-uses.ts';

/** Which uploads are images of events: everybody's while an event that is shown has them. */
@Injectable()
export class PlannedEventFiles implements OnModuleInit, UploadUse {
  constructor(
    @InView(plannedEventImages) private readonly images: View<PlannedEventImage>,
    @InView(plannedEvents) private readonly events: View<PlannedEventDoc>,
    @Inject(EVENT_STORE) private readonly eventStore: EventStore,
    private readonly uses: UploadUses,
  ) {}

  onModuleInit(): void {
    this.uses.add(this);
  }

  /** Of one that patrons see first its name is told to them alone, and nobody can guess it. */
  async isPublic(name: string): Promise<boolean> {
    const eventIds = (await this.images.get(name))?.doc.eventIds ?? [];
    const found = await this.events.getMany(eventIds);
    return [...found.values()].some(({ doc }) => doc.shelf === 'shown' && doc.facts.images?.includes(name) === true);
  }

  /** One that an event had can be told again: it stays. Cannot be said while the view has not read all that had happened. */
  async used(names: readonly string[]): Promise<ReadonlySet<string> | undefined> {
    if (names.length === 0) return new Set();
    const head = await this.eventStore.head();
    if ((await this.images.position()) < head) return undefined;
    return new Set((await this.images.getMany(names)).keys());
  }
}
