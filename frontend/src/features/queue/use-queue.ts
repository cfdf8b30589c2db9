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
import { ask } from '../../lib/api/ask.ts';
import { type LiveView, useLiveView } from '../../lib/live-views/use-live-view.ts';

export type ItemId = Pick<QueueItem, 'kind' | 'itemId'>;
export const keyOf = ({ kind, itemId }: ItemId): string => `${kind}|${itemId}`;

const channels = ['queue'];

/** What waits, of a kind or of every kind: the first hundred, which is more than one sits through. */
export const useQueue = (kind: QueueKindName | undefined): LiveView<QueuePage> =>
  useLiveView({
    key: ['waiting', 'list', kind ?? ''],
    channels,
    unkept: true,
    ask: () => ask(queue.list, { query: { limit: 100, ...(kind && { kind }) } }),
  });

/** How the team keeps up. */
export const useQueueFigures = (): LiveView<QueueFigures> =>
  useLiveView({ key: ['waiting', 'figures'], channels, unkept: true, ask: () => ask(queue.figures, {}) });

/** An item with what is read to decide on it. */
export const useQueueItem = (of: ItemId | undefined): LiveView<QueueDetail> =>
  useLiveView(
    of
      ? {
          key: ['waiting', 'one', keyOf(of)],
          channels,
          unkept: true,
          ask: () => ask(queue.one, { params: { kind: of.kind, itemId: of.itemId } }),
        }
      : null,
  );

/** What one sent for review: asked again when one is told of it. What else the team does is not told to everybody. */
export const useMyItems = (): LiveView<MyQueuePage> =>
  useLiveView({
    key: ['waiting', 'mine'],
    channels: ['own-account'],
    alsoOf: ['notifications'],
    unkept: true,
    ask: () => ask(queue.mine, {}),
  });

export const useNotifications = (): LiveView<NotificationList> =>
  useLiveView({
    key: ['notifications'],
    channels: ['own-account'],
    unkept: true,
    ask: () => ask(notifications.list, {}),
  });
