import { looks, plannedEvents } from '#contracts';
import type { EventTimes, Kings, LooksAt, PlannedEvent, PlannedEventForStaff, PlannedEventPage } from '#contracts';
import { ask } from '../../lib/api/ask.ts';
import { type PagedList, usePagedList } from '../../lib/lists/use-paged-list.ts';
import { type LiveView, useLiveView, useQuestion } from '../../lib/live-views/use-live-view.ts';

const channels = ['planned-events'];
/** What is told depends on who asks. */
const unkept = true;

/** Events of the game, the last to end first. */
export const usePlannedEvents = (): PagedList<PlannedEvent> =>
  usePagedList({
    key: ['planned-events', 'shown'],
    channels,
    unkept,
    ask: (after) => ask(plannedEvents.list, { query: { limit: 200, ...(after === undefined ? {} : { after }) } }),
  });

/** Those that have not ended. */
export const useOpenEvents = (): LiveView<PlannedEventPage> =>
  useLiveView({
    key: ['planned-events', 'open'],
    channels,
    unkept,
    ask: () => ask(plannedEvents.list, { query: { limit: 200, from: new Date().toISOString() } }),
  });

/** Drafts or withdrawn ones, for staff; false asks nothing. */
export const useEventDrafts = (shelf: 'draft' | 'withdrawn'): PagedList<PlannedEvent> =>
  usePagedList({
    key: ['planned-events', shelf],
    channels,
    unkept,
    ask: (after) =>
      ask(plannedEvents.drafts, { query: { shelf, limit: 200, ...(after === undefined ? {} : { after }) } }),
  });

export const usePlannedEvent = (id: string): LiveView<PlannedEvent> =>
  useLiveView({
    key: ['planned-events', 'one', id],
    channels,
    unkept,
    ask: () => ask(plannedEvents.one, { params: { id } }),
  });

/** The event as staff see it; null asks nothing. */
export const useEventForStaff = (id: string | null): LiveView<PlannedEventForStaff> =>
  useLiveView(
    id === null
      ? null
      : {
          key: ['planned-event-history', id],
          channels,
          unkept,
          ask: () => ask(plannedEvents.forStaff, { params: { id } }),
        },
  );

/** The best cars on the tracks of a trackset, counted from 0. */
export const useKings = (id: string, trackset: number, criteria: string): LiveView<Kings> =>
  useLiveView({
    key: ['planned-events', 'kings', id, String(trackset), criteria],
    channels,
    unkept,
    ask: () =>
      ask(plannedEvents.kings, {
        params: { id, trackset: trackset + 1 },
        query: criteria === '' ? {} : { criteria },
      }),
  });

/** What hands are ranked by; null asks nothing. */
export const useEventTimes = (id: string | null): LiveView<EventTimes> =>
  useLiveView(
    id === null
      ? null
      : {
          key: ['planned-events', 'times', id],
          channels,
          unkept,
          ask: () => ask(plannedEvents.times, { params: { id } }),
        },
  );

/** How often an event was looked at in 30 days, now once more; undefined before it is known, and of one that is not out. */
export const useEventLooks = ({
  eventId: id,
  status,
}: Pick<PlannedEvent, 'eventId' | 'status'>): number | undefined => {
  const isOut = status === 'published' || status === 'preview';
  const { value } = useQuestion<LooksAt>(
    isOut
      ? {
          key: ['event-looks', id],
          ask: (shown) => ask(looks.atEvent, { params: { id }, query: shown ? {} : { looked: 'yes' } }),
        }
      : null,
  );
  return value?.looks;
};
