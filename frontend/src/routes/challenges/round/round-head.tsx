import { useTranslation } from 'react-i18next';
import { useRoundViewCount } from '../../../features/rounds/use-rounds.ts';
import { useSecondsLeft } from './use-seconds-left.ts';
import { RoundBadge } from './round-badge.tsx';
import { StaffMark } from '../../../ui/person/staff-mark.tsx';
import styles from './round.module.css';
import type { RoundView } from './round-view.ts';

const DAY_SECONDS = 86_400;
const HOUR_SECONDS = 3600;

export function RoundHead({ of, round: { status, by, waiting, stale }, facts: { endsAt } }: RoundView) {
  const { t } = useTranslation('rounds');
  const looks = useRoundViewCount(of);
  return (
    <p className={styles['head']}>
      <RoundBadge status={status} />
      {by ? (
        <span>
          {t('by', { name: by.name ?? t('gone') })}
          <StaffMark name={by.name} />
        </span>
      ) : null}
      {stale ? <em className={styles['stale']}>{t('stale')}</em> : null}
      {waiting > 0 ? <span>{t('waiting', { waiting })}</span> : null}
      {looks === undefined ? null : <span>{t('looks', { number: looks })}</span>}
      {endsAt === null ? null : <TimeLeft endsAt={endsAt} />}
    </p>
  );
}

function TimeLeft({ endsAt }: { endsAt: string }) {
  const { t, i18n } = useTranslation('rounds');
  const left = useSecondsLeft(endsAt);
  if (left === 0) return <span>{t('ended')}</span>;
  const [value, unit] = left >= 2 * DAY_SECONDS ? [left / DAY_SECONDS, 'day'] : [left / HOUR_SECONDS, 'hour'];
  const time = new Intl.NumberFormat(i18n.language, { style: 'unit', unit, unitDisplay: 'short' }).format(
    Math.ceil(value),
  );
  return <time dateTime={endsAt}>{t('timeLeft', { time })}</time>;
}
