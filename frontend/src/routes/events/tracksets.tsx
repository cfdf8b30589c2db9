import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PlannedEvent } from '#contracts';
import { parseTrackCode, surfaceOf } from '#racing';
import { useBestTimes } from '../../features/best-of/use-best-times.ts';
import type { Drives } from '../../features/garage/use-garage-driving.ts';
import { drivenIn } from '../../features/planned-events/driven-in.ts';
import type { FieldOfTrack } from '../../features/planned-events/event-hands.ts';
import { useEventHands } from '../../features/planned-events/use-event-hands.ts';
import { useTrackLabels } from '../../lib/i18n/use-track-labels.ts';
import { QueryBoundary } from '../../ui/query/query-boundary.tsx';
import { Skeleton } from '../../ui/query/skeleton.tsx';
import { Points } from '../../ui/time/points.tsx';
import { SurfaceMark } from '../../ui/track/surface-mark.tsx';
import { compareAddress, setLetter, matchAddress } from './event-links.ts';
import type { EventCars } from './event-cars.ts';
import styles from './events.module.css';
import { OneCar } from './hand-cars.tsx';
import { useHintLabels } from '../../lib/i18n/use-hint-labels.ts';

type TracksetsProps = { facts: PlannedEvent['facts']; cars: EventCars; drives: Drives | undefined };

export function Tracksets({ facts, cars, drives }: TracksetsProps) {
  const { t } = useTranslation('events');
  const codes = useMemo(
    () => [...new Set(facts.tracksets.flat())].flatMap((code) => parseTrackCode(code)?.code ?? []),
    [facts.tracksets],
  );
  const times = useBestTimes(codes);
  const field = useMemo(
    () => times.value?.map(({ trackCode, times: rows }): FieldOfTrack => ({ trackCode, rows })),
    [times.value],
  );
  return (
    <>
      <h3 className={styles['title']}>
        {t('bestHand')} <small>{t('against')}</small>
      </h3>
      <Hints hints={facts.hints} />
      <QueryBoundary
        of={{ ...times, value: cars.size > 0 ? field : undefined }}
        skeleton={<Skeleton rows={facts.tracksets.length} rowHeight={140} />}
      >
        {(known) =>
          facts.tracksets.map((set, at) => (
            <SetRow key={`${at}|${set.join()}`} {...{ facts, cars, drives, set, at }} field={known} />
          ))
        }
      </QueryBoundary>
    </>
  );
}

function Hints({ hints }: Pick<TracksetsProps['facts'], 'hints'>) {
  const { t } = useTranslation('events');
  const wordOf = useHintLabels();
  if (hints.length === 0) return null;
  return (
    <ol className={styles['hints']} aria-label={t('parts.hands')}>
      {hints.map((words, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- places are what they are
        <li key={place}>{words.length === 0 ? '–' : words.map(wordOf).join(' · ')}</li>
      ))}
    </ol>
  );
}

type SetRowProps = TracksetsProps & { set: readonly string[]; at: number; field: readonly FieldOfTrack[] };

function SetRow({ facts, cars, drives, set, at, field }: SetRowProps) {
  const { t } = useTranslation(['events', 'match']);
  const words = useTrackLabels();
  const question = useMemo(
    () => ({
      cars: [...cars.values()],
      requirements: facts.requirements,
      rqLimit: facts.rqLimit ?? undefined,
      sets: [set],
      field: field.filter(({ trackCode }) => set.includes(trackCode)),
      only: drivenIn(field, drives),
      keep: 1,
      unique: false,
    }),
    [cars, facts, drives, set, field],
  );
  const hands = useEventHands(question);
  const hand = hands?.[0];
  return (
    <article className={styles['set']} aria-label={t('events:set', { letter: setLetter(at) })}>
      <b className={styles['letter']}>{setLetter(at)}</b>
      <ol>
        {set.map((code, place) => {
          const car = hand?.cars[place];
          return (
            <li key={`${place}|${code}`}>
              <span className={styles['track']}>
                <SurfaceMark surface={surfaceOf(code) ?? 'dry'} word={words.road(code)} size={18} />
                <b>{words.name(code)}</b>
              </span>
              {car ? (
                <OneCar carId={car.carId} tune={car.tune} cars={cars}>
                  <Points points={car.points} />
                </OneCar>
              ) : null}
            </li>
          );
        })}
      </ol>
      <footer>
        {hand ? (
          <span className={styles['sum']} role="status">
            <Points points={hand.points} />
            <small>{t('match:answer.rq', { rq: hand.rq })}</small>
          </span>
        ) : (
          <span role="status">{t(hands ? 'events:noHand' : 'events:busy')}</span>
        )}
        <Link to={compareAddress(set, hand)}>{t('match:compare')}</Link>
        <Link to={matchAddress(facts, [set], hand)}>{t('events:match')}</Link>
      </footer>
    </article>
  );
}
