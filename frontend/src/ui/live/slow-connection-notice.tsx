import { useTranslation } from 'react-i18next';
import { useConnection } from '../../lib/live-views/connection.ts';
import styles from './slow-connection-notice.module.css';

/** An overlay hides the live dot and its text: the overlay itself shows that the response is late. */
export function SlowConnectionNotice() {
  const { t } = useTranslation('shell');
  const late = useConnection() === 'late';
  return (
    <div role="status" className={styles['place']}>
      {late ? <p className={styles['late']}>{t('connection.lateLong')}</p> : null}
    </div>
  );
}
