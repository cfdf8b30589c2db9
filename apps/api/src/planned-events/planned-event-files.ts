import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { EventStore } from '#event-store';
import {
  type PlannedEventImage,
  plannedEventImages,
} from '#projections/planned-event-images/planned-event-images.projection';
import { type PlannedEventDoc, plannedEvents } from '#projections/planned-events/planned-events.projection';
import type { View } from '#read-store';
import { InjectView } from '../inject-view.ts';
import { EVENT_STORE } from '../ports.ts';
import { type UploadUse, UploadUses } from '../uploads/upload-uses.ts';

/** Which uploads are images of events: public while a visible event uses them. */
@Injectable()
export class PlannedEventFiles implements OnModuleInit, UploadUse {
  constructor(
    @InjectView(plannedEventImages) private readonly images: View<PlannedEventImage>,
    @InjectView(plannedEvents) private readonly events: View<PlannedEventDoc>,
    @Inject(EVENT_STORE) private readonly eventStore: EventStore,
    private readonly uses: UploadUses,
  ) {}

  onModuleInit(): void {
    this.uses.add(this);
  }

  /** The name of an image of a patrons-first event is sent only to patrons, and cannot be guessed. */
  async isPublic(name: string): Promise<boolean> {
    const eventIds = (await this.images.get(name))?.doc.eventIds ?? [];
    const found = await this.events.getMany(eventIds);
    return [...found.values()].some(({ doc }) => doc.shelf === 'shown' && doc.facts.images?.includes(name) === true);
  }

  /** Images of earlier versions stay: a version can be restored. Undefined while the view has not read all events. */
  async used(names: readonly string[]): Promise<ReadonlySet<string> | undefined> {
    if (names.length === 0) return new Set();
    const head = await this.eventStore.head();
    if ((await this.images.position()) < head) return undefined;
    return new Set((await this.images.getMany(names)).keys());
  }
}
