import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button.tsx';
import { useUpdate } from './use-update.ts';
import styles from './update-notice.module.css';

/** Offers a newer build without interrupting: the user may continue with the current one. */
export function UpdateNotice() {
  const { t } = useTranslation('app');
  const { ready, use, later } = useUpdate();
  return (
    <div role="status">
      {ready ? (
        <div className={styles['notice']}>
          <span className={styles['text']}>{t('newVersion')}</span>
          <Button size="small" onClick={use}>
            {t('useNewVersion')}
          </Button>
          <Button size="small" variant="ghost" onClick={later}>
            {t('later')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
