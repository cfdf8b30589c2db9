import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OfflineIcon } from '../icons.ts';
import styles from './offline-notice.module.css';

/** Since when there is no connection; null while there is one. A connection lost for a moment only is not reported. */
function useOfflineSince(offline: boolean): Date | null {
  const [since, setSince] = useState<Date | null>(null);
  useEffect(() => {
    if (!offline) return;
    const lost = new Date();
    const timer = setTimeout(() => setSince(lost), NEWS_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setSince(null);
    };
  }, [offline]);
  return since;
}

/** A connection that comes back sooner is not reported. */
const NEWS_AFTER_MS = 3_000;

type OfflineNoticeProps = {
  offline: boolean;
  /**
   * The time of the shown response (ms since 1970), on an earlier visit; null when it was up to date until just now.
   */
  asOf?: number | null;
  /** The site itself reported maintenance: then another notice shows it. */
  maintenance?: boolean;
};

function whenText(at: Date, language: string): string {
  const today = at.toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat(language, { timeStyle: 'short', ...(today ? {} : { dateStyle: 'medium' }) }).format(
    at,
  );
}

/** Shows that the content is old, and how old; it takes a line of its own and covers nothing. */
export function OfflineNotice({ offline, asOf = null, maintenance = false }: OfflineNoticeProps) {
  const { t, i18n } = useTranslation('kit');
  const lost = useOfflineSince(offline && !maintenance);
  const since = asOf === null ? lost : new Date(asOf);
  const time = since === null ? '' : whenText(since, i18n.language);
  return (
    <div role="status" className={styles['place']}>
      {since === null ? null : (
        <p className={styles['notice']}>
          <OfflineIcon aria-hidden="true" />
          <span>{t(maintenance ? 'offline.asOf' : 'offline.since', { time })}</span>
        </p>
      )}
    </div>
  );
}
