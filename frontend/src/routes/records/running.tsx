import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { timeOf } from '../../features/challenges/time-of-challenge.ts';
import { useChallenges } from '../../features/challenges/use-challenges.ts';
import { countdown, phaseOf } from '../../features/planned-events/event-time.ts';
import { useNow } from '../../features/planned-events/use-now.ts';
import { useOpenEvents } from '../../features/planned-events/use-planned-events.ts';
import { useDeckLinks } from '../../lib/deck/use-deck-links.ts';
import { eventPath } from '../../lib/event-paths.ts';
import { challengePath } from '../../lib/paths.ts';
import { CalendarIcon, ChallengesIcon, TracksIcon } from '../../ui/icons.ts';
import styles from './news.module.css';

const VISIBLE_MAX = 5;

type Chosen = { onChosen?: (() => void) | undefined };
type Running = {
  readonly path: string;
  readonly name: string;
  readonly kind: 'challenge' | 'event';
  readonly endsAt: string;
  readonly tracks: readonly string[];
};

/** Challenges and events that can be raced now, those that end first before others; nothing where there is none. */
export function RunningNow({ onChosen }: Chosen) {
  const { t } = useTranslation('news');
  const now = useNow();
  const running = useRunning(now).slice(0, VISIBLE_MAX);
  if (running.length === 0) return null;
  return (
    <section className={styles['section']}>
      <h2>{t('running')}</h2>
      <ul>
        {running.map((one) => (
          <li key={one.path} className={styles['pair']}>
            <RunningRow {...one} now={now} onChosen={onChosen} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function useRunning(now: number): readonly Running[] {
  const challenges = (useChallenges().value?.items ?? []).flatMap(({ challengeId, facts, tracks }) => {
    const { name, endsAt } = facts;
    const path = challengePath(challengeId);
    const isOn = endsAt !== null && timeOf(facts, now).state === 'ends';
    return isOn ? [{ path, name, kind: 'challenge' as const, endsAt, tracks }] : [];
  });
  const events = (useOpenEvents().value?.items ?? []).flatMap(({ eventId, facts }) => {
    const { name, endsAt, tracksets } = facts;
    const tracks = [...new Set(tracksets.flat())];
    return phaseOf(facts, now) === 'running'
      ? [{ path: eventPath(eventId), name, kind: 'event' as const, endsAt, tracks }]
      : [];
  });
  return [...challenges, ...events].toSorted((one, other) => Date.parse(one.endsAt) - Date.parse(other.endsAt));
}

const icons: Readonly<Record<Running['kind'], ReactNode>> = {
  challenge: <ChallengesIcon aria-hidden="true" />,
  event: <CalendarIcon aria-hidden="true" />,
};

function RunningRow({ path, name, kind, endsAt, tracks, now, onChosen }: Running & Chosen & { now: number }) {
  const { t, i18n } = useTranslation('news');
  const toGrid = useDeckLinks().toTracks(tracks);
  return (
    <>
      <Link to={path} className={styles['row']}>
        <span className={styles['none']}>{icons[kind]}</span>
        <span className={styles['names']}>
          <b>{name}</b>
          <small>{t(`ends.${kind}`, { when: countdown(endsAt, now, i18n.language) })}</small>
        </span>
      </Link>
      {toGrid === null ? null : (
        <Link
          to={toGrid}
          className={styles['toGrid']}
          onClick={onChosen}
          aria-label={t('onTracks', { name })}
          data-tip={t('onTracks', { name })}
        >
          <TracksIcon aria-hidden="true" />
        </Link>
      )}
    </>
  );
}
