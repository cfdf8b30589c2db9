import { Inject, Injectable } from '@nestjs/common';
import type { Accounts } from '#accounts';
import type { TimelineDetail, TimelineItem } from '#contracts';
import { timelineItemPermissions } from '#domain';
import type { Caller } from '#kernel';
import type { TimelineDoc } from '#projections/timeline/timeline.projection';
import { versionChanges, type VersionChangesDoc } from '#projections/version-changes/version-changes.projection';
import type { View } from '#read-store';
import { InjectView } from '../inject-view.ts';
import { ACCOUNTS } from '../ports.ts';

@Injectable()
export class TimelinePresenter {
  constructor(
    @InjectView(versionChanges) private readonly versions: View<VersionChangesDoc>,
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
  ) {}

  async items(docs: readonly TimelineDoc[]): Promise<TimelineItem[]> {
    const names = docs.filter(({ kind }) => kind === 'game-version').map(({ name }) => name);
    const versions = names.length === 0 ? new Map<string, never>() : await this.versions.getMany(names);
    return docs.map((doc) => {
      const { itemId, kind, name, startsAt, endsAt, carIds, spoiler, event } = doc;
      const version = kind === 'game-version' ? versions.get(name)?.doc : undefined;
      const cars = version && { released: version.carsReleased, revised: version.carsRevised };
      const more = { ...(event && { eventId: event.eventId }), ...(cars && { cars }) };
      return { itemId, kind, name, startsAt, endsAt, carIds: [...carIds], spoiler, ...more };
    });
  }

  async detail(doc: TimelineDoc, by: Caller): Promise<TimelineDetail> {
    const [item] = await this.items([doc]);
    const texts = await this.accounts.texts.bodies(doc.textId === null ? [] : [doc.textId]);
    const status = doc.shown === 'draft' ? 'draft' : 'published';
    // Entries from the catalogue and from events cannot be edited.
    const allowed = doc.kind === 'game-version' || doc.event ? [] : timelineItemPermissions.allowed({ status }, by);
    return {
      ...(item as TimelineItem),
      status,
      link: doc.link,
      description: (doc.textId !== null && texts.get(doc.textId)) || null,
      changes: allowed.length === 0 ? [] : await this.#changes(doc),
      allowed,
    };
  }

  async #changes({ changes }: TimelineDoc): Promise<TimelineDetail['changes']> {
    const names = await this.accounts.displayNames(changes.map(({ by }) => by));
    return changes.map(({ what, by, at }) => ({ what, at, by: { userId: by, name: names.get(by) ?? null } }));
  }
}
