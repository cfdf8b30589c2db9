import { useTranslation } from 'react-i18next';
import { useSWRConfig } from 'swr';
import { useMaintenance } from '../../lib/api/maintenance.ts';
import { Button } from '../button/button.tsx';
import { InfoIcon } from '../icons.ts';
import styles from './offline-notice.module.css';

/** Shows that the site is under maintenance, once for all requests, until it responds. */
export function MaintenanceNotice() {
  const { t } = useTranslation(['problems', 'common']);
  const { mutate } = useSWRConfig();
  const isOn = useMaintenance();
  return (
    <div role="status" className={styles['place']}>
      {isOn ? (
        <div className={styles['notice']}>
          <InfoIcon aria-hidden="true" />
          <span>{t('maintenance')}</span>
          <Button size="small" onClick={() => void mutate(() => true)}>
            {t('common:retry')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
