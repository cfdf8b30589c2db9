import { Injectable } from '@nestjs/common';
import { queueKey } from '#domain';
import type { Notification } from '#projections/notifications/notifications.projection';
import { type PlannedEventDoc, plannedEvents } from '#projections/planned-events/planned-events.projection';
import type { View } from '#read-store';
import { InjectView } from '../inject-view.ts';
import type { Subject } from './kind-in-queue.ts';
import { KindsInQueue } from './kinds-in-queue.ts';

@Injectable()
export class NotificationSubjects {
  constructor(
    @InjectView(plannedEvents) private readonly events: View<PlannedEventDoc>,
    private readonly kinds: KindsInQueue,
  ) {}

  /** By the notification's id; a subject that is no longer visible is missing. */
  async of(items: readonly Notification[]): Promise<ReadonlyMap<string, Subject>> {
    const ofQueue = items.flatMap((item) => (item.kind === 'planned-event' ? [] : [item]));
    const found = await this.kinds.subjects(ofQueue);
    const starts = items.filter(({ kind }) => kind === 'planned-event');
    const events = await Promise.all(starts.map(async ({ id, itemId }) => [id, await this.#event(itemId)] as const));
    return new Map(
      [...ofQueue.map((item) => [item.id, linked(item, found.get(queueKey(item)))] as const), ...events].flatMap(
        ([id, subject]) => (subject ? [[id, subject] as const] : []),
      ),
    );
  }

  async #event(eventId: string): Promise<Subject | undefined> {
    const doc = (await this.events.get(eventId))?.doc;
    if (doc?.shelf !== 'shown') return undefined;
    return { name: doc.facts.name, link: `/events?event=${eventId}&open=${eventId}` };
  }
}

/** Admins handle items short of staff in the queue. */
const linked = ({ what }: Notification, subject: Subject | undefined): Subject | undefined =>
  what === 'short' && subject ? { ...subject, link: '/admin/queue' } : subject;
