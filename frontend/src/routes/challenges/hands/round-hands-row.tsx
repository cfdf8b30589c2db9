import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Car, ChallengeAttributes, RoundList } from '#contracts';
import { matchStars } from '#racing';
import { Surfaces } from '../../../features/challenges/surfaces.tsx';
import type { AnsweringHand } from '../../../features/match/answer-hand.ts';
import { starsText } from '../../../features/match/match-text.ts';
import { writeHand } from '../../../features/rounds/hand-text.ts';
import { MiniCar } from '../../../ui/car/mini-car.tsx';
import { Points } from '../../../ui/time/points.tsx';
import { useWhyNone } from '../../match/why-none.ts';
import { RoundBadge } from '../round/round-badge.tsx';
import { roundPath } from '../round/round-path.ts';
import type { RoundHands } from './fetch-round-hands.ts';
import styles from './board.module.css';
import type { RoundFaultKind } from './faults-of.ts';

type RowProps = {
  challengeId: string;
  facts: ChallengeAttributes;
  round: RoundList['items'][number];
  hands: RoundHands | undefined;
  faults: readonly RoundFaultKind[];
  depth: number;
  opponents: boolean;
  cars: ReadonlyMap<string, Car>;
};

const faultTexts = {
  none: 'challenges:noHand',
  rq: 'challenges:board.rq',
  time: 'challenges:board.time',
  stale: 'challenges:stale',
} as const satisfies Record<RoundFaultKind, string>;

export function RoundHandsRow({ challengeId, facts, round: now, hands, faults, depth, opponents, cars }: RowProps) {
  const { t } = useTranslation(['challenges', 'rounds']);
  const why = useWhyNone();
  const { round, status, content } = now;
  const number = round + facts.firstRound - 1;
  const found = hands?.answer?.hands ?? [];
  const races = content?.races ?? [];
  return (
    <li
      className={styles['round']}
      aria-label={t('challenges:round', { round: number })}
      aria-busy={content !== null && !hands && !now.held}
    >
      <header>
        <Link to={roundPath({ challengeId, round })} aria-label={t('challenges:round', { round: number })}>
          {number}
        </Link>
        <RoundBadge status={status} />
        <Surfaces tracks={races.flatMap(({ track }) => track ?? [])} />
        {faults.map((kind) => (
          <em key={kind} className={styles['fault']}>
            {t(faultTexts[kind], { races: hands?.doubtful.join(', ') })}
          </em>
        ))}
      </header>
      {opponents && content ? (
        <div className={styles['against']}>
          <Cars label={t('rounds:opponent')} of={races.map(({ carId, tune }) => ({ carId, tune }))} cars={cars} />
        </div>
      ) : null}
      {hands?.answer?.why ? <p className={styles['note']}>{why(hands.answer.why)}</p> : null}
      {hands && !hands.answer ? <p className={styles['note']}>{t('rounds:notYet')}</p> : null}
      {content === null ? <p className={styles['note']}>{t(`rounds:now.${status}`)}</p> : null}
      <ol>
        {found.slice(0, depth).map((hand) => (
          <Hand key={writeHand(hand.cars)} of={hand} {...{ challengeId, round, number, cars }} />
        ))}
      </ol>
    </li>
  );
}

type HandProps = { of: AnsweringHand; challengeId: string; round: number; number: number; cars: RowProps['cars'] };

function Hand({ of: { cars: hand, points, rq }, challengeId, round, number, cars }: HandProps) {
  const { t } = useTranslation(['challenges', 'rounds']);
  const names = hand.map(({ carId, tune }) => `${cars.get(carId)?.name ?? carId} ${tune}`).join(', ');
  return (
    <li>
      <Link
        className={styles['hand']}
        to={`${roundPath({ challengeId, round })}?hand=${encodeURIComponent(writeHand(hand))}`}
        aria-label={t('challenges:board.hand', { round: number, names })}
      >
        <span className={styles['figures']}>
          <Points points={points} uncertain={hand.some(({ predicted }) => predicted)} />
          <span aria-hidden="true">{starsText(matchStars(points))}</span>
          <small>{t('rounds:rq', { rq })}</small>
        </span>
        <Cars of={hand} cars={cars} />
      </Link>
    </li>
  );
}

type CarsProps = {
  label?: string;
  of: readonly { carId?: string | undefined; tune?: string | undefined }[];
  cars: RowProps['cars'];
};

function Cars({ label, of, cars }: CarsProps) {
  return (
    <span className={styles['cars']} {...(label === undefined ? {} : { role: 'group', 'aria-label': label })}>
      {of.map(({ carId = '', tune }, race) => {
        const car = cars.get(carId);
        return (
          // The same car may occur twice, and each race has its place.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={race}>
            {car ? <MiniCar car={car} /> : <span className={styles['slot']}>?</span>}
            <span className={styles['name']}>
              {car?.name ?? carId} <small>{tune}</small>
            </span>
          </span>
        );
      })}
    </span>
  );
}
