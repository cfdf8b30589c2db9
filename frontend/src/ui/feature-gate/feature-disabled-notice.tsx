import { useTranslation } from 'react-i18next';
import type { SiteFeatureCode } from '#contracts';
import { InfoIcon } from '../icons.ts';
import styles from './feature-gate.module.css';

export function FeatureDisabledNotice({ feature }: { feature: SiteFeatureCode }) {
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
