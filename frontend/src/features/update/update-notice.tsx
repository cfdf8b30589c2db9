import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button.tsx';
import { useUpdate } from './use-update.ts';
import styles from './update-notice.module.css';

/** Quietly offers a newer build. Whoever is in the middle of something goes on with the one they have. */
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
          <Button size="small" look="ghost" onClick={later}>
            {t('later')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
