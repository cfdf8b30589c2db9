import { notifications, queue } from '#contracts';
import type {
  MyQueuePage,
  NotificationList,
  QueueDetail,
  QueueFigures,
  QueueItem,
  QueueKindName,
  QueuePage,
} from '#contracts';
import { queryApi } from '../../lib/api/query-api.ts';
import { type LiveView, useLiveView } from '../../lib/live-views/use-live-view.ts';

export type ItemId = Pick<QueueItem, 'kind' | 'itemId'>;
export const keyOf = ({ kind, itemId }: ItemId): string => `${kind}|${itemId}`;

const channels = ['queue'];

/** Waiting items, of a kind or of every kind: the first hundred, more than a moderator handles in a session. */
export const useQueue = (kind: QueueKindName | undefined): LiveView<QueuePage> =>
  useLiveView({
    key: ['review-queue', 'list', kind ?? ''],
    channels,
    uncached: true,
    ask: () => queryApi(queue.list, { query: { limit: 100, ...(kind && { kind }) } }),
  });

export const useQueueFigures = (): LiveView<QueueFigures> =>
  useLiveView({ key: ['review-queue', 'figures'], channels, uncached: true, ask: () => queryApi(queue.figures, {}) });

export const useQueueItem = (of: ItemId | undefined): LiveView<QueueDetail> =>
  useLiveView(
    of
      ? {
          key: ['review-queue', 'one', keyOf(of)],
          channels,
          uncached: true,
          ask: () => queryApi(queue.one, { params: { kind: of.kind, itemId: of.itemId } }),
        }
      : null,
  );

/**
 * The user's own submissions: requested again with each notification. The team's other work is not pushed to all users.
 */
export const useMyItems = (): LiveView<MyQueuePage> =>
  useLiveView({
    key: ['review-queue', 'mine'],
    channels: ['own-account'],
    alsoOf: ['notifications'],
    uncached: true,
    ask: () => queryApi(queue.mine, {}),
  });

export const useNotifications = (): LiveView<NotificationList> =>
  useLiveView({
    key: ['notifications'],
    channels: ['own-account'],
    uncached: true,
    ask: () => queryApi(notifications.list, {}),
  });
