import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { EventTimes, PlannedEvent } from '#contracts';
import { HANDS_TIER } from '#contracts';
import type { Drives } from '../../features/garage/use-garage-driving.ts';
import { drivenIn } from '../../features/planned-events/driven-in.ts';
import { useEventHands } from '../../features/planned-events/use-event-hands.ts';
import { useEventTimes } from '../../features/planned-events/use-planned-events.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { QueryBoundary } from '../../ui/query/query-boundary.tsx';
import { Empty } from '../../ui/query/empty.tsx';
import { Skeleton } from '../../ui/query/skeleton.tsx';
import { LockIcon } from '../../ui/icons.ts';
import { Switch } from '../../ui/switch/switch.tsx';
import { Points } from '../../ui/time/points.tsx';
import { ToolRow } from '../../ui/tool/tool-parts.tsx';
import { setLetter, matchAddress } from './event-links.ts';
import type { EventCars } from './event-cars.ts';
import styles from './events.module.css';
import { HandCars } from './hand-cars.tsx';

const VISIBLE_HANDS = 10;

type HandRankingProps = { event: PlannedEvent; cars: EventCars; drives: Drives | undefined };

/** Hands by their score on all tracksets together, for patrons: the server decides who gets the times. */
export function HandRanking({ event, cars, drives }: HandRankingProps) {
  const { t } = useTranslation('problems');
  const session = useSession();
  const times = useEventTimes(session.status === 'signed-in' ? event.eventId : null);
  if (session.status === 'signed-out')
    return <Empty icon={<LockIcon aria-hidden="true" />} title={t('patrons-only', { tier: HANDS_TIER })} />;
  return (
    <QueryBoundary of={times} skeleton={<Skeleton rows={5} rowHeight={72} />}>
      {(known) => <Ranked event={event} cars={cars} drives={drives} times={known} />}
    </QueryBoundary>
  );
}

function Ranked({ event: { facts }, cars, drives, times }: HandRankingProps & { times: EventTimes }) {
  const { t } = useTranslation(['events', 'match']);
  const [unique, setUnique] = useState(false);
  const [withPrizes, setWithPrizes] = useState(true);
  const question = useMemo(
    () => ({
      cars: [...cars.values()].filter(({ prize }) => withPrizes || !prize),
      requirements: facts.requirements,
      rqLimit: facts.rqLimit ?? undefined,
      sets: facts.tracksets,
      field: times.tracks,
      only: drivenIn(times.tracks, drives),
      keep: VISIBLE_HANDS,
      unique,
    }),
    [cars, facts, drives, times, unique, withPrizes],
  );
  const hands = useEventHands(question);
  return (
    <>
      <ToolRow>
        <Switch label={t('events:unique')} on={unique} onChange={setUnique} />
        <Switch label={t('events:withPrizes')} on={withPrizes} onChange={setWithPrizes} />
      </ToolRow>
      <p role="status" className={styles['quiet']}>
        {hands ? t('events:rankingHelp') : t('events:busy')}
      </p>
      {hands?.length === 0 ? <Empty title={t('events:noHand')} /> : null}
      <ol className={styles['ranking']}>
        {(hands ?? []).map((hand, place) => (
          <li key={hand.cars.map(({ carId, tune }) => `${carId}${tune}`).join()}>
            <b className={styles['letter']}>{place + 1}</b>
            <HandCars hand={hand.cars} cars={cars} />
            <span className={styles['sum']}>
              <Points points={hand.points} />
              <small>{t('match:answer.rq', { rq: hand.rq })}</small>
              <small>
                {hand.bySet.map((points, set) => (
                  <span key={setLetter(set)}>
                    {setLetter(set)} <Points points={points} />{' '}
                  </span>
                ))}
              </small>
            </span>
            <Link to={matchAddress(facts, facts.tracksets, hand)}>{t('events:match')}</Link>
          </li>
        ))}
      </ol>
    </>
  );
}
