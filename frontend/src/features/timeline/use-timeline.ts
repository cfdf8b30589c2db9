import { timeline } from '#contracts';
import type { TimelineDetail, TimelineItem, TimelinePart } from '#contracts';
import { queryApi } from '../../lib/api/query-api.ts';
import { type LiveView, useLiveView } from '../../lib/live-views/use-live-view.ts';
import { useRequestedTags } from '../../lib/settings/use-requested-tags.ts';
import type { TimeWindow } from './window.ts';

const channels = ['timeline', 'catalogue'];

/** The items in a window, with unannounced ones if the user wants them. */
export function useTimeline({ from, to }: Pick<TimeWindow, 'from' | 'to'>): LiveView<TimelinePart> {
  const tags = useRequestedTags();
  const [first, last] = [new Date(from).toISOString(), new Date(to - 1).toISOString()];
  return useLiveView({
    key: ['timeline', first, last, tags.upcomingTags ?? ''],
    channels,
    alsoOf: ['version-changes'],
    ask: () => queryApi(timeline.list, { query: { from: first, to: last, ...tags } }),
  });
}

/** The item in an address; staff also see drafts and allowed actions. Null sends no request. */
export function useTimelineItem(id: string | null, isStaff: boolean): LiveView<TimelineDetail> {
  const tags = useRequestedTags();
  return useLiveView(
    id === null
      ? null
      : {
          key: ['timeline', isStaff ? 'of-staff' : 'one', id, tags.upcomingTags ?? ''],
          channels,
          // The allowed actions depend on the user.
          uncached: true,
          ask: () =>
            isStaff
              ? queryApi(timeline.ofStaff, { params: { id } })
              : queryApi(timeline.one, { params: { id }, query: tags }),
        },
  );
}

export const useTimelineDrafts = (isStaff: boolean): LiveView<{ items: TimelineItem[] }> =>
  useLiveView(
    isStaff ? { key: ['timeline', 'drafts'], channels, uncached: true, ask: () => queryApi(timeline.drafts) } : null,
  );
