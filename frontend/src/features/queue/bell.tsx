import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { pages } from '../../lib/paths.ts';
import { useStore } from '../../lib/store.ts';
import { BellIcon } from '../../ui/icons.ts';
import styles from './bell.module.css';
import { readUntil } from './read-until.ts';
import { useNotifications } from './use-queue.ts';

export function Bell() {
  const { t } = useTranslation('queue');
  const { value } = useNotifications();
  const until = useStore(readUntil);
  const unread = value?.items.filter(({ at }) => at > until).length ?? 0;
  return (
    <Link to={pages.notifications} className={styles['bell']} aria-label={t('bell', { number: unread })}>
      <BellIcon aria-hidden="true" />
      {unread === 0 ? null : (
        <span className={styles['unread']} aria-hidden="true">
          {unread}
        </span>
      )}
    </Link>
  );
}
