import { useTranslation } from 'react-i18next';
import { useConnection } from '../../lib/live-views/connection.ts';
import styles from './said-late.module.css';

/** Over the page its dot and its words cannot be seen: what lies there says for itself that the answer is late. */
export function SaidLate() {
  const { t } = useTranslation('shell');
  const late = useConnection() === 'late';
  return (
    <div role="status" className={styles['place']}>
      {late ? <p className={styles['late']}>{t('connection.lateLong')}</p> : null}
    </div>
  );
}
