import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { NotificationList as Told } from '#contracts';
import { relativeTime } from '../../lib/i18n/relative-time.ts';
import { QueryBoundary } from '../../ui/query/query-boundary.tsx';
import { Empty } from '../../ui/query/empty.tsx';
import { Skeleton } from '../../ui/query/skeleton.tsx';
import styles from './queue.module.css';
import { markRead } from './read-until.ts';
import { useNotifications } from './use-queue.ts';
import { useQueueLabels } from './use-queue-labels.ts';

/** The user's notifications, the newest first; showing them marks them as read. */
export function NotificationList() {
  const { t } = useTranslation('queue');
  const found = useNotifications();
  const newest = found.value?.items[0]?.at;
  useEffect(() => {
    if (newest !== undefined) markRead(newest);
  }, [newest]);
  return (
    <QueryBoundary
      of={found}
      skeleton={<Skeleton rows={3} rowHeight={64} />}
      empty={{ when: ({ items }) => items.length === 0, show: <Empty title={t('newsNone')} /> }}
    >
      {({ items }) => (
        <ul className={styles['news']}>
          {items.map((item) => (
            <li key={item.id}>
              <One item={item} />
            </li>
          ))}
        </ul>
      )}
    </QueryBoundary>
  );
}

function One({ item }: { item: Told['items'][number] }) {
  const { t, i18n } = useTranslation('queue');
  const { reason, title } = useQueueLabels();
  const [now] = useState(Date.now);
  return (
    <>
      <span className={styles['newsHead']}>
        <Link to={item.subject.link}>
          <b>{t(`what.${item.what}`, { name: title(item), at: startOf(item, i18n.language) })}</b>
        </Link>
        <small>{t(`kind.${item.kind}`)}</small>
        <time dateTime={item.at}>{relativeTime(item.at, now, i18n.language)}</time>
      </span>
      {item.reason === null || item.kind === 'planned-event' ? null : <p>{reason(item.kind, item.reason)}</p>}
      {item.text === null ? null : <q>{item.text}</q>}
    </>
  );
}

const startOf = ({ startsAt }: Told['items'][number], language: string): string =>
  startsAt === undefined
    ? ''
    : new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(Date.parse(startsAt));
