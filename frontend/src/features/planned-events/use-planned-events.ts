import { viewCounts, plannedEvents } from '#contracts';
import type { EventTimes, Kings, ViewCount, PlannedEvent, PlannedEventForStaff, PlannedEventPage } from '#contracts';
import { queryApi } from '../../lib/api/query-api.ts';
import { type PagedList, usePagedList } from '../../lib/lists/use-paged-list.ts';
import { type LiveView, useLiveView, useQuery } from '../../lib/live-views/use-live-view.ts';

const channels = ['planned-events'];
/** The response depends on the user. */
const uncached = true;

/** Events of the game, the last to end first. */
export const usePlannedEvents = (): PagedList<PlannedEvent> =>
  usePagedList({
    key: ['planned-events', 'shown'],
    channels,
    uncached,
    ask: (after) => queryApi(plannedEvents.list, { query: { limit: 200, ...(after === undefined ? {} : { after }) } }),
  });

export const useOpenEvents = (): LiveView<PlannedEventPage> =>
  useLiveView({
    key: ['planned-events', 'open'],
    channels,
    uncached,
    ask: () => queryApi(plannedEvents.list, { query: { limit: 200, from: new Date().toISOString() } }),
  });

/** Drafts or withdrawn ones, for staff; false sends no request. */
export const useEventDrafts = (shelf: 'draft' | 'withdrawn'): PagedList<PlannedEvent> =>
  usePagedList({
    key: ['planned-events', shelf],
    channels,
    uncached,
    ask: (after) =>
      queryApi(plannedEvents.drafts, { query: { shelf, limit: 200, ...(after === undefined ? {} : { after }) } }),
  });

export const usePlannedEvent = (id: string): LiveView<PlannedEvent> =>
  useLiveView({
    key: ['planned-events', 'one', id],
    channels,
    uncached,
    ask: () => queryApi(plannedEvents.one, { params: { id } }),
  });

/** The event as staff see it; null sends no request. */
export const useEventForStaff = (id: string | null): LiveView<PlannedEventForStaff> =>
  useLiveView(
    id === null
      ? null
      : {
          key: ['planned-event-history', id],
          channels,
          uncached,
          ask: () => queryApi(plannedEvents.forStaff, { params: { id } }),
        },
  );

/** The best cars on the tracks of a trackset, counted from 0. */
export const useKings = (id: string, trackset: number, criteria: string): LiveView<Kings> =>
  useLiveView({
    key: ['planned-events', 'kings', id, String(trackset), criteria],
    channels,
    uncached,
    ask: () =>
      queryApi(plannedEvents.kings, {
        params: { id, trackset: trackset + 1 },
        query: criteria === '' ? {} : { criteria },
      }),
  });

/** The times by which hands are ranked; null sends no request. */
export const useEventTimes = (id: string | null): LiveView<EventTimes> =>
  useLiveView(
    id === null
      ? null
      : {
          key: ['planned-events', 'times', id],
          channels,
          uncached,
          ask: () => queryApi(plannedEvents.times, { params: { id } }),
        },
  );

/** Counts a view of an event; returns its views in 30 days, undefined until loaded, and for an unpublished event. */
export const useEventViewCount = ({
  eventId: id,
  status,
}: Pick<PlannedEvent, 'eventId' | 'status'>): number | undefined => {
  const isOut = status === 'published' || status === 'preview';
  const { value } = useQuery<ViewCount>(
    isOut
      ? {
          key: ['event-looks', id],
          ask: (shown) => queryApi(viewCounts.atEvent, { params: { id }, query: shown ? {} : { looked: 'yes' } }),
        }
      : null,
  );
  return value?.looks;
};
