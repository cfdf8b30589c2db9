import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PlannedEvent } from '#contracts';
import { kindsByRequirements, parseCriteria } from '#racing';
import { packsPath } from '../../features/packs/packs-path.ts';
import { cityOf, countdown, momentText, phaseOf } from '../../features/planned-events/event-time.ts';
import type { GarageDriving } from '../../features/garage/use-garage-driving.ts';
import { eventOnTimeline } from '../../lib/event-paths.ts';
import { RemindButton } from '../../features/event-plans/remind-button.tsx';
import { useEventViewCount } from '../../features/planned-events/use-planned-events.ts';
import { useNow } from '../../features/planned-events/use-now.ts';
import { pages } from '../../lib/paths.ts';
import { ToolRow } from '../../ui/tool/tool-parts.tsx';
import { EventCover } from './event-cover.tsx';
import { ofFive } from './event-links.ts';
import type { EventCars } from './event-cars.ts';
import styles from './events.module.css';
import { RegionTimes } from './region-times.tsx';

type EventHeadProps = { event: PlannedEvent; cars: EventCars; garage: GarageDriving };

export function EventHead({ event, cars, garage }: EventHeadProps) {
  const { facts } = event;
  const { t } = useTranslation(['events', 'match']);
  const looks = useEventViewCount(event);
  const { name, kind, rqLimit, regions, links } = facts;
  const now = useNow();
  const onTimeline = eventOnTimeline(event);
  return (
    <section className={styles['head']} aria-label={name}>
      <span className={styles['cover']}>
        <EventCover facts={facts} />
      </span>
      <div className={styles['about']}>
        <small>
          {t(`events:kinds.${kind}`)}
          {facts.longTerm ? ` · ${t('events:longTerm')}` : ''}
        </small>
        <h2>{name}</h2>
        <Times facts={facts} now={now} />
        {regions.length > 0 ? <RegionTimes regions={regions} now={now} /> : null}
        {looks === undefined ? null : <small>{t('events:looks', { number: looks })}</small>}
        <ToolRow>
          <RemindButton event={event} now={now} />
        </ToolRow>
        {onTimeline === undefined ? null : <Link to={onTimeline}>{t('events:onTimeline')}</Link>}
        {links.map((link) => (
          <a key={link} href={link} rel="noreferrer" target="_blank">
            {new URL(link).hostname}
          </a>
        ))}
      </div>
      <dl className={styles['asks']}>
        <div>
          <dt>{t('match:limit')}</dt>
          <dd>{rqLimit ?? t('events:noLimit')}</dd>
        </div>
        <Requirements facts={facts} cars={cars} garage={garage} />
      </dl>
    </section>
  );
}

function Times({ facts, now }: { facts: PlannedEvent['facts']; now: number }) {
  const { t, i18n } = useTranslation('events');
  const { language } = i18n;
  const { startsAt, endsAt, timeZone } = facts;
  const phase = phaseOf(facts, now);
  const until = (zone?: string) => `${momentText(startsAt, language, zone)} – ${momentText(endsAt, language, zone)}`;
  return (
    <>
      {phase === 'past' ? null : (
        <b className={styles['left']}>
          {phase === 'running'
            ? t('endsIn', { when: countdown(endsAt, now, language) })
            : t('startsIn', { when: countdown(startsAt, now, language) })}
        </b>
      )}
      <p>{until()}</p>
      <p className={styles['quiet']}>{t('announced', { zone: cityOf(timeZone), times: until(timeZone) })}</p>
    </>
  );
}

type RequirementsProps = Omit<EventHeadProps, 'event'> & Pick<PlannedEvent, 'facts'>;

function Requirements({ facts: { requirements }, cars, garage }: RequirementsProps) {
  const { t } = useTranslation('events');
  const fitting = useMemo(() => {
    const kindsOf = kindsByRequirements(requirements.map(({ criteria }) => ({ criteria, atLeast: 1 })));
    const kinds = [...cars.values()].map((car) => ({ id: car.id, bits: kindsOf(car) ?? 0 }));
    return requirements.map((_, place) => kinds.flatMap(({ id, bits }) => ((bits & (1 << place)) === 0 ? [] : [id])));
  }, [requirements, cars]);
  return requirements.map(({ name, criteria, atLeast }, place) => (
    <div key={name}>
      <dt>{ofFive({ name, criteria, atLeast })}</dt>
      <dd>
        {criteria === '' || cars.size === 0 ? (
          '…'
        ) : (
          <>
            <Link to={`${pages.cars}?filter=${encodeURIComponent(criteria)}`}>
              {t('carsFit', { number: fitting[place]?.length ?? 0 })}
            </Link>{' '}
            · <Link to={packsPath({ theme: parseCriteria(criteria).criteria })}>{t('pack')}</Link>
            <OfThemOwned carIds={fitting[place] ?? []} garage={garage} />
          </>
        )}
      </dd>
    </div>
  ));
}

/** How many of these cars the user has, and how many of those lack one upgrade to be full. */
function OfThemOwned({ carIds, garage: { owns, nearlyFull } }: { carIds: readonly string[]; garage: GarageDriving }) {
  const { t } = useTranslation('events');
  if (!owns || !nearlyFull) return null;
  return (
    <small className={styles['owned']}>
      {t('owned', { number: carIds.filter((id) => owns.has(id)).length })} ·{' '}
      {t('upgradeAway', { number: carIds.filter((id) => nearlyFull.has(id)).length })}
    </small>
  );
}
