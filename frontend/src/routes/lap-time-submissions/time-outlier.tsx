import { useTranslation } from 'react-i18next';
import type { LapTimeOutlier } from '#contracts';
import { formatLapTime } from '#racing';
import styles from './lap-time-submissions.module.css';

export function TimeOutlier({ doubt: { kind, expected, low, high } }: { doubt: LapTimeOutlier }) {
  const { t } = useTranslation('saidtimes');
  const between =
    low && high
      ? t('between', { low: formatLapTime(low, 'short'), high: formatLapTime(high, 'short') })
      : t('expected', { time: formatLapTime(expected, 'short') });
  return (
    <span className={styles['doubt']}>
      <b>{t(`doubt.${kind}`)}</b> <span className="figures">{between}</span>
    </span>
  );
}
