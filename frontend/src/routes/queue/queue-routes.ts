import type { RouteObject } from 'react-router-dom';
import { pages } from '../../lib/paths.ts';

/** The queue of moderators and what everybody is told of it: one chunk, for the first load names each. */
const load = () => import('./queue-pages.ts');

export const queueRoutes: RouteObject[] = [
  { path: pages.queue, lazy: async () => ({ Component: (await load()).QueuePage }) },
  { path: pages.notifications, lazy: async () => ({ Component: (await load()).NotificationsPage }) },
];
