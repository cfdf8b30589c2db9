import { useTranslation } from 'react-i18next';
import type { PlannedEvent } from '#contracts';
import { phaseOf } from '../../features/planned-events/event-time.ts';
import styles from './events.module.css';

export function RegionTimes({ regions, now }: { regions: PlannedEvent['facts']['regions']; now: number }) {
  const { t, i18n } = useTranslation('events');
  const time = new Intl.DateTimeFormat(i18n.language, { weekday: 'short', hour: 'numeric', minute: '2-digit' });
  return (
    <span className={styles['regions']}>
      {regions.map((window) => {
        const phase = phaseOf(window, now);
        const at = time.format(Date.parse(phase === 'upcoming' ? window.startsAt : window.endsAt));
        const region = t(`regions.${window.region}`);
        return (
          <small key={window.region} data-phase={phase}>
            {phase === 'past'
              ? t('regionOver', { region })
              : t(phase === 'running' ? 'regionUntil' : 'regionFrom', { region, at })}
          </small>
        );
      })}
    </span>
  );
}
