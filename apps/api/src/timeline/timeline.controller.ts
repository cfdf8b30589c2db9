import { Controller } from '@nestjs/common';
import {
  type ReadRequestOf,
  timeline as calls,
  type TimelineDetail,
  type TimelineItem,
  type TimelinePart,
} from '#contracts';
import { type Caller, RuleBroken } from '#kernel';
import { timeline, type TimelineDoc } from '#projections/timeline/timeline.projection';
import { timelineCounts, timelineDrafts, timelineIn } from '#projections/timeline/timeline.query';
import type { View } from '#read-store';
import { By } from '../http/caller.ts';
import { Endpoint } from '../http/endpoint.ts';
import { isoNow } from '../http/iso-now.ts';
import { Parsed } from '../http/parsed.ts';
import type { Positioned } from '../http/positioned.ts';
import { InjectView } from '../inject-view.ts';
import { maySee } from './visibility.ts';
import { quartersOf } from './quarters.ts';
import { TimelinePresenter } from './timeline.presenter.ts';

@Controller()
export class TimelineController {
  constructor(
    @InjectView(timeline) private readonly timeline: View<TimelineDoc>,
    private readonly show: TimelinePresenter,
  ) {}

  @Endpoint(calls.list)
  async list(
    @Parsed() { query: { from, to, upcomingTags } }: ReadRequestOf<typeof calls.list>,
  ): Promise<Positioned<TimelinePart>> {
    const seen = { now: isoNow(), withSpoilers: upcomingTags === 'shown' };
    const { position, items, more } = await timelineIn(this.timeline, { from, to, ...seen });
    const spans = quartersOf({ from, to });
    const counted = await timelineCounts(this.timeline, spans, seen);
    const counts = spans.map((span, at) => ({ from: span.from, count: counted[at] ?? 0 }));
    const body = { items: await this.show.items(items), more, ...(spans.length > 0 && { counts }) };
    return { position, body };
  }

  @Endpoint(calls.drafts)
  async drafts(): Promise<Positioned<{ items: TimelineItem[] }>> {
    const { position, items } = await timelineDrafts(this.timeline);
    return { position, body: { items: await this.show.items(items) } };
  }

  @Endpoint(calls.one)
  one(@Parsed() { params: { id }, query }: ReadRequestOf<typeof calls.one>): Promise<Positioned<TimelineDetail>> {
    return this.#detail(id, {}, query.upcomingTags === 'shown');
  }

  @Endpoint(calls.ofStaff)
  ofStaff(
    @Parsed() { params: { id } }: ReadRequestOf<typeof calls.ofStaff>,
    @By() by: Caller,
  ): Promise<Positioned<TimelineDetail>> {
    return this.#detail(id, by, true);
  }

  async #detail(itemId: string, by: Caller, withSpoilers: boolean): Promise<Positioned<TimelineDetail>> {
    const position = await this.timeline.position();
    const found = await this.timeline.get(itemId);
    if (!found || !maySee(found.doc, isoNow(), { by, withSpoilers }))
      throw new RuleBroken('timeline-item-unknown', { itemId });
    return { position, body: await this.show.detail(found.doc, by) };
  }
}
