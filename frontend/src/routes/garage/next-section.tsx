import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Car, PlannedEvent } from '#contracts';
import { drivenByCopies, parseTrackCode } from '#racing';
import { useBestTimes } from '../../features/best-of/use-best-times.ts';
import type { Owned } from '../../features/garage/use-garage.ts';
import { drivenIn } from '../../features/planned-events/driven-in.ts';
import type { EventHand, FieldOfTrack, HandsQuestion } from '../../features/planned-events/event-hands.ts';
import { byPhase } from '../../features/planned-events/event-time.ts';
import { useHandsOfEach } from '../../features/planned-events/use-hands-of-each.ts';
import { usePlannedEvents } from '../../features/planned-events/use-planned-events.ts';
import { eventPath } from '../../lib/event-paths.ts';
import { QueryBoundary } from '../../ui/query/query-boundary.tsx';
import { Empty } from '../../ui/query/empty.tsx';
import { Skeleton } from '../../ui/query/skeleton.tsx';
import { Points } from '../../ui/time/points.tsx';
import { OneCar } from '../events/hand-cars.tsx';
import styles from './garage.module.css';

/** Two searches each, one after the other: more would keep a phone busy for long. */
const EVENTS_LOOKED_AT = 5;

type Drives = (carId: string, tune: string) => boolean;
type NextPartProps = { owned: readonly Owned[]; cars: readonly Car[] };

export function NextSection({ owned, cars }: NextPartProps) {
  const { t } = useTranslation('garage');
  const list = usePlannedEvents();
  const [now] = useState(Date.now);
  const events = useMemo(() => openEvents(list.value ?? [], now), [list.value, now]);
  const codes = useMemo(() => {
    const all = new Set(events.flatMap(({ facts }) => facts.tracksets.flat()));
    return [...all].flatMap((code) => parseTrackCode(code)?.code ?? []);
  }, [events]);
  const times = useBestTimes(codes);
  const field = useMemo(
    () => times.value?.map(({ trackCode, times: rows }): FieldOfTrack => ({ trackCode, rows })),
    [times.value],
  );
  return (
    <>
      <p>{t('next.help')}</p>
      <QueryBoundary
        of={list.value === undefined ? { ...list, value: undefined } : { ...times, value: field }}
        skeleton={<Skeleton rows={4} rowHeight={110} />}
        empty={{ when: () => events.length === 0, show: <Empty title={t('next.none')} /> }}
      >
        {(known) => <Gains events={events} field={known} owned={owned} cars={cars} />}
      </QueryBoundary>
    </>
  );
}

/** Running and coming events, the soonest first, as far as their tracks are known. */
function openEvents(events: readonly PlannedEvent[], now: number): readonly PlannedEvent[] {
  const { running, upcoming } = byPhase(events, now);
  return [...running, ...upcoming].filter(({ facts }) => facts.tracksets.length > 0).slice(0, EVENTS_LOOKED_AT);
}

type GainsProps = NextPartProps & { events: readonly PlannedEvent[]; field: readonly FieldOfTrack[] };
type Gain = { event: PlannedEvent; points: number; upgrades: EventHand['cars'] };

function Gains({ events, field, owned, cars }: GainsProps) {
  const { t } = useTranslation(['garage', 'events']);
  const byId = useMemo(() => new Map(cars.map((car) => [car.id, car])), [cars]);
  const drives = useMemo(() => drivenByCopies(owned.map(({ copy }) => copy)), [owned]);
  const questions = useMemo(() => {
    const owns = new Set(owned.map(({ car }) => car.id));
    return events.flatMap((event) => {
      const ask = (may: Drives) => questionOf(event, cars, field, may);
      return [ask(drives), ask((carId) => owns.has(carId))];
    });
  }, [events, cars, field, owned, drives]);
  const hands = useHandsOfEach(questions);
  const gains = events
    .flatMap((event, at) => gainOf(event, hands[2 * at]?.[0], hands[2 * at + 1]?.[0], drives) ?? [])
    .toSorted((one, other) => other.points - one.points);
  const isDone = hands.length === questions.length;
  return (
    <>
      <p role="status">{isDone ? null : t('events:busy')}</p>
      {isDone && gains.length === 0 ? <Empty title={t('garage:next.none')} /> : null}
      <ul className={styles['gains']}>
        {gains.map(({ event, points, upgrades }) => (
          <li key={event.eventId}>
            <span>
              <Link to={`${eventPath(event.eventId)}&garage=1`}>{event.facts.name}</Link> <Points points={points} />
            </span>
            <ul aria-label={t('garage:next.of', { name: event.facts.name })}>
              {upgrades.map(({ carId, tune }, place) => (
                <li key={`${place}|${carId}`}>
                  <OneCar carId={carId} tune={t('garage:next.to', { tune })} cars={byId} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </>
  );
}

const questionOf = (
  { facts: { requirements, rqLimit, tracksets } }: PlannedEvent,
  cars: readonly Car[],
  field: readonly FieldOfTrack[],
  may: Drives,
): HandsQuestion => ({
  cars,
  requirements,
  rqLimit: rqLimit ?? undefined,
  sets: tracksets,
  field,
  only: drivenIn(field, may),
  keep: 1,
  unique: false,
});

/** Undefined where nothing is gained, or there is no full hand yet. */
function gainOf(
  event: PlannedEvent,
  before: EventHand | undefined,
  after: EventHand | undefined,
  drives: Drives,
): Gain | undefined {
  if (!after) return undefined;
  const points = after.points - (before?.points ?? 0);
  const upgrades = after.cars.filter(({ carId, tune }) => !drives(carId, tune));
  return upgrades.length > 0 && (points > 0 || !before) ? { event, points, upgrades } : undefined;
}
