import { useTranslation } from 'react-i18next';
import type { SiteFeatureWord } from '#contracts';
import { InfoIcon } from '../icons.ts';
import styles from './closed.module.css';

export function ClosedNotice({ feature }: { feature: SiteFeatureWord }) {
  const { t } = useTranslation('site');
  return (
    <div className={styles['closed']} role="status">
      <InfoIcon aria-hidden="true" />
      <p>
        <b>{t(`features.${feature}`)}</b>
        {t('offHere')}
      </p>
    </div>
  );
}
