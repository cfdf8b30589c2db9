import { type ActorId, fold, type Job, type JobStep, jobStep } from '#kernel';
import { PublishTimelineItem, publishTimelineItem } from '../../timeline-item/show-timeline-item.ts';
import type { TimelineItemEvent } from '../../timeline-item/timeline-item.events.ts';
import { type TimelineItem, timelineItem, timelineItemStream } from '../../timeline-item/timeline-item.state.ts';
import { DraftTimelineItem, draftTimelineItem } from '../../timeline-item/write-timeline-item.ts';
import { seedJob } from '../seed-job.ts';
import { type DemoTimelineItem, demoTimelineItems } from './demo-timeline-items.ts';

/** Increase with every change of the data. */
const DEMO_VERSION = 1;
const DAY_MS = 86_400_000;
/** Game events start in the evening, UTC. Source: the players' notes on the timeline. */
const EVENING = 'T21:00:00.000Z';

export const demoEditor = 'demo:amber' as ActorId;

/** The job that fills the timeline around the day of the first start. Descriptions must be stored before. */
export const demoTimelineSeed: Job = seedJob('demo-timeline', DEMO_VERSION, () => demoTimelineItems.map(writing));

const writing = (item: DemoTimelineItem, at: number): JobStep => {
  const itemId = `5a1e4f7a-1b2c-5d3e-8f4a-0b1c2d3e${String(at).padStart(4, '0')}`;
  return jobStep<TimelineItem, TimelineItemEvent>({
    key: at,
    stream: timelineItemStream(itemId),
    command: 'DraftTimelineItem',
    data: item,
    actor: demoEditor,
    decider: timelineItem,
    decide: (state, { meta }) => {
      if (state.status !== 'new') return [];
      const as = { ...meta, role: 'moderator' } as const;
      const facts = { itemId, unknownCars: [], ...(item.textId && { textId: item.textId }) };
      const drafted = draftTimelineItem(new DraftTimelineItem(saidAt(item, meta.now), as), state, facts);
      if (item.draft) return drafted;
      return [...drafted, ...publishTimelineItem(new PublishTimelineItem({ itemId }, as), fold(timelineItem, drafted))];
    },
  });
};

const saidAt = ({ kind, name, day, days, carIds = [], spoiler = false }: DemoTimelineItem, now: string) => {
  const evening = (offset: number) => new Date(Date.parse(now.slice(0, 10) + EVENING) + offset * DAY_MS).toISOString();
  const end = days === undefined ? {} : { endsAt: evening(day + days) };
  return { kind, name, startsAt: evening(day), ...end, carIds, spoiler };
};
