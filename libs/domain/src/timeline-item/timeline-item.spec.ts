import { by, given } from '#test/decision-kit';
import type { ActorId } from '#kernel';
import {
  PublishTimelineItem,
  publishTimelineItem,
  PutTimelineItemBack,
  putTimelineItemBack,
  RemoveTimelineItem,
  removeTimelineItem,
  WithdrawTimelineItem,
  withdrawTimelineItem,
} from './show-timeline-item.ts';
import type { TimelineItemEvent } from './timeline-item.events.ts';
import { type TimelineItem, timelineItem } from './timeline-item.state.ts';
import { DraftTimelineItem, draftTimelineItem, ReviseTimelineItem, reviseTimelineItem } from './write-timeline-item.ts';

const one = { itemId: 'i1' };
const facts = {
  kind: 'tri-series',
  name: 'Coastline',
  startsAt: '2026-03-01T21:00:00.000Z',
  endsAt: '2026-03-05T21:00:00.000Z',
  carIds: ['Mini'],
  spoiler: true,
} as const;
const drafted: TimelineItemEvent = {
  type: 'TimelineItemDrafted',
  data: { ...one, author: 'mod' as ActorId, ...facts, textId: 'words' },
};
const published: TimelineItemEvent = { type: 'TimelineItemPublished', data: one };
const withdrawn: TimelineItemEvent = { type: 'TimelineItemWithdrawn', data: one };
const removed: TimelineItemEvent = { type: 'TimelineItemRemoved', data: one };

const mod = by('mod', 'moderator');
const draft =
  (more: Partial<DraftTimelineItem['data']> = {}, unknownCars: readonly string[] = [], meta = mod) =>
  (state: TimelineItem) =>
    draftTimelineItem(new DraftTimelineItem({ ...facts, ...more }, meta), state, {
      ...one,
      unknownCars,
      textId: 'words',
    });
const revise = (state: TimelineItem) => {
  const command = new ReviseTimelineItem({ ...one, ...facts, name: 'Coast' }, mod);
  return reviseTimelineItem(command, state, { unknownCars: [] });
};
const publish = (state: TimelineItem) => publishTimelineItem(new PublishTimelineItem(one, mod), state);
const withdraw = (state: TimelineItem) => withdrawTimelineItem(new WithdrawTimelineItem(one, mod), state);
const remove = (state: TimelineItem) => removeTimelineItem(new RemoveTimelineItem(one, mod), state);
const putBack = (state: TimelineItem) => putTimelineItemBack(new PutTimelineItemBack(one, mod), state);

describe('an item of the timeline', () => {
  it('is drafted by staff, with a description of its own', () => {
    given(timelineItem).when(draft()).then([drafted]);
    given(timelineItem)
      .when(draft({}, [], by('ann')))
      .thenBroken('not-allowed');
  });

  it('is of a time that there was the game, ends after it begins and within 120 days, and is of known cars', () => {
    given(timelineItem)
      .when(draft({ startsAt: '2015-12-31T23:59:59.999Z' }))
      .thenBroken('timeline-too-early', { from: '2016-01-01' });
    given(timelineItem)
      .when(draft({ endsAt: '2026-03-01T20:59:59.999Z' }))
      .thenBroken('timeline-ends-too-early');
    given(timelineItem)
      .when(draft({ endsAt: '2026-06-29T21:00:00.001Z' }))
      .thenBroken('timeline-too-long', { days: 120 });
    given(timelineItem)
      .when(draft({}, ['Mini']))
      .thenBroken('car-unknown', { carId: 'Mini' });
  });

  it('is said anew as a draft and when everybody sees it', () => {
    const revised: TimelineItemEvent = { type: 'TimelineItemRevised', data: { ...one, ...facts, name: 'Coast' } };
    given(timelineItem, [drafted]).when(revise).then([revised]);
    given(timelineItem, [drafted, published]).when(revise).then([revised]);
    given(timelineItem, [drafted, removed]).when(revise).thenBroken('timeline-item-unknown');
  });

  it('is published and withdrawn, thrown away as a draft and put back', () => {
    given(timelineItem, [drafted]).when(publish).then([published]);
    given(timelineItem, [drafted, published]).when(publish).thenBroken('changed-meanwhile');
    given(timelineItem, [drafted, published]).when(withdraw).then([withdrawn]);
    given(timelineItem, [drafted, published]).when(remove).thenBroken('changed-meanwhile');
    given(timelineItem, [drafted, published, withdrawn]).when(remove).then([removed]);
    given(timelineItem, [drafted, removed])
      .when(putBack)
      .then([{ type: 'TimelineItemPutBack', data: one }]);
    given(timelineItem).when(publish).thenBroken('timeline-item-unknown');
  });
});
