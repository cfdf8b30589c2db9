export { NotificationsPage } from './notifications.page.tsx';
export { QueuePage } from './queue.page.tsx';
