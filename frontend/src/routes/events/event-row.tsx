import { useTranslation } from 'react-i18next';
import type { PlannedEvent } from '#contracts';
import { surfaceOf } from '#racing';
import { countdown, dayText, momentText } from '../../features/planned-events/event-time.ts';
import type { EventPhase } from '../../features/planned-events/event-time.ts';
import { useTrackLabels } from '../../lib/i18n/use-track-labels.ts';
import { LockIcon, PrizeIcon } from '../../ui/icons.ts';
import { SurfaceMark } from '../../ui/track/surface-mark.tsx';
import { EventCover } from './event-cover.tsx';
import styles from './events.module.css';
import { RegionTimes } from './region-times.tsx';
import { ofFive } from './event-links.ts';
import { useSavedEvent } from './use-saved-event.ts';

type EventRowProps = { event: PlannedEvent; phase: EventPhase; now: number; onOpen: (id: string) => void };

export function EventRow({ event: { eventId, neededTier, facts }, phase, now, onOpen }: EventRowProps) {
  const { t } = useTranslation(['events', 'problems']);
  const { name, kind, longTerm, requirements, rqLimit, regions } = facts;
  const asked = requirements.map((one) => ofFive(one)).join(' · ');
  return (
    <li data-phase={phase}>
      <button type="button" className={styles['row']} onClick={() => onOpen(eventId)}>
        <span className={styles['thumb']}>
          <EventCover facts={facts} />
        </span>
        <span className={styles['names']}>
          <small>
            {t(`events:kinds.${kind}`)}
            {longTerm ? ` · ${t('events:longTerm')}` : ''}
          </small>
          <b>{name}</b>
          <span>
            {neededTier === null ? asked : t('problems:patrons-only', { tier: neededTier })}
            <OwnPlace eventId={eventId} />
            {regions.length > 0 && phase === 'running' ? <RegionTimes regions={regions} now={now} /> : null}
          </span>
        </span>
        <span className={styles['surfaces']}>
          {neededTier === null ? <Surfaces codes={facts.tracksets.flat()} /> : <LockIcon aria-hidden="true" />}
        </span>
        <span className={styles['limit']}>{rqLimit === null ? null : `RQ ${rqLimit}`}</span>
        <EventWhen facts={facts} phase={phase} now={now} />
      </button>
    </li>
  );
}

function OwnPlace({ eventId }: { eventId: string }) {
  const { t } = useTranslation('events');
  const { place } = useSavedEvent(eventId).kept;
  if (place === null) return null;
  return (
    <span className={styles['place']}>
      <PrizeIcon aria-hidden="true" /> {t('own.at', { place })}
    </span>
  );
}

function EventWhen({
  facts: { startsAt, endsAt },
  phase,
  now,
}: Pick<EventRowProps, 'phase' | 'now'> & Pick<PlannedEvent, 'facts'>) {
  const { t, i18n } = useTranslation('events');
  const { language } = i18n;
  if (phase === 'past')
    return (
      <span className={styles['when']}>
        <b>{t('ended', { day: dayText(endsAt, language) })}</b>
      </span>
    );
  const at = phase === 'running' ? endsAt : startsAt;
  return (
    <span className={styles['when']}>
      <b>{t(phase === 'running' ? 'endsIn' : 'startsIn', { when: countdown(at, now, language) })}</b>
      <small>{momentText(at, language)}</small>
    </span>
  );
}

function Surfaces({ codes }: { codes: readonly string[] }) {
  const words = useTrackLabels();
  const bySurface = new Map(codes.flatMap((code) => [[surfaceOf(code) ?? 'dry', words.road(code)] as const]));
  return [...bySurface].map(([surface, word]) => <SurfaceMark key={surface} surface={surface} word={word} size={18} />);
}
