import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import type { SiteNotices } from '#contracts';
import { siteAnswers, siteIsUnderMaintenance } from '../../lib/api/maintenance.ts';
import { disabledFeatures } from '../../lib/site/disabled-features.ts';
import { STATUS_PATH } from '../../lib/site/site-paths.ts';
import { InfoIcon } from '../../ui/icons.ts';
import { useClock } from './use-clock.ts';
import { useNoticeTexts } from './use-notice-labels.ts';
import { useSiteNotices } from './use-site-notices.ts';
import styles from './site-strip.module.css';

/** Retries what failed while a feature was off, as after maintenance. */
const tellSiteIsBack = () => {
  siteIsUnderMaintenance();
  siteAnswers();
};

const nothing: SiteNotices = { off: [], maintenance: null };

export function SiteStrip() {
  const { t } = useTranslation('site');
  const { value: notices = nothing } = useSiteNotices();
  const { pathname } = useLocation();
  const lines = useNoticeTexts(notices, useClock());
  const off = notices.off.join();
  useEffect(() => {
    const before = disabledFeatures.get().length;
    disabledFeatures.set(off === '' ? [] : (off.split(',') as SiteNotices['off']));
    if (disabledFeatures.get().length < before) tellSiteIsBack();
  }, [off]);
  return (
    <div role="status" className={styles['place']}>
      {lines.length === 0 ? null : (
        <div className={styles['strip']}>
          <InfoIcon aria-hidden="true" />
          <div className={styles['lines']}>
            {lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
          {pathname === STATUS_PATH ? null : <Link to={STATUS_PATH}>{t('title')}</Link>}
        </div>
      )}
    </div>
  );
}
