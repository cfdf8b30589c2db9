import { Controller, Inject } from '@nestjs/common';
import { type ReadRequestOf, timeline as calls } from '#contracts';
import { RuleBroken } from '#kernel';
import { timeline, type TimelineDoc } from '#projections/timeline/timeline.projection';
import { timelineIn } from '#projections/timeline/timeline.query';
import type { View } from '#read-store';
import type { Config } from '../config.ts';
import { Endpoint } from '../http/endpoint.ts';
import { isoNow } from '../http/iso-now.ts';
import { Parsed } from '../http/parsed.ts';
import { InjectView } from '../inject-view.ts';
import { CONFIG } from '../ports.ts';
import { atomOf } from './atom.ts';
import { calendarOf } from './calendar.ts';
import { maySee } from './visibility.ts';

const DAY_MS = 86_400_000;
const FEED_ITEMS = 50;

/** The timeline for feed readers and calendars. They have no login: spoilers are left out. */
@Controller()
export class TimelineFilesController {
  constructor(
    @InjectView(timeline) private readonly timeline: View<TimelineDoc>,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Endpoint(calls.feed)
  async feed(): Promise<string> {
    return atomOf(await this.#around(365, 90, FEED_ITEMS), this.config.publicUrl);
  }

  @Endpoint(calls.calendar)
  async calendar(): Promise<string> {
    return calendarOf(await this.#around(30, 365), this.config.publicUrl);
  }

  @Endpoint(calls.oneAsCalendar)
  async oneAsCalendar(
    @Parsed() { params: { id: itemId } }: ReadRequestOf<typeof calls.oneAsCalendar>,
  ): Promise<string> {
    const found = await this.timeline.get(itemId);
    if (!found || !maySee(found.doc, isoNow(), { by: {}, withSpoilers: false }))
      throw new RuleBroken('timeline-item-unknown', { itemId });
    return calendarOf([found.doc], this.config.publicUrl);
  }

  async #around(daysBefore: number, daysAfter: number, limit?: number): Promise<readonly TimelineDoc[]> {
    const now = isoNow();
    const at = (days: number) => new Date(Date.parse(now) + days * DAY_MS).toISOString();
    const window = { from: at(-daysBefore), to: at(daysAfter), now, withSpoilers: false };
    return (await timelineIn(this.timeline, window, limit, Infinity)).items;
  }
}
