import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Car, ChallengeAnswer, ChallengeReward, RaceAttributes, RoundList } from '#contracts';
import styles from '../../features/challenges/challenges.module.css';
import { NO_RQ_LIMIT } from '../../features/challenges/no-rq-limit.ts';
import { StarMarks } from '../../features/challenges/star-marks.tsx';
import { Surfaces } from '../../features/challenges/surfaces.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { MiniCar } from '../../ui/car/mini-car.tsx';
import { EditIcon, PrizeIcon } from '../../ui/icons.ts';
import { RoundBadge } from './round/round-badge.tsx';
import { roundPath } from './round/round-path.ts';

export type RoundNow = RoundList['items'][number];
type CarOf = (carId: string) => Car | undefined;
type RoundRowProps = {
  of: ChallengeAnswer;
  round: number;
  /** The current state; undefined until it is loaded. */
  now: RoundNow | undefined;
  stars: number;
  carOf: CarOf;
  /** Opens its attributes to be edited; left out where the user may not edit them. */
  onEdit?: (() => void) | undefined;
};

export function RoundRow({ of, round, now, stars, carOf, onEdit }: RoundRowProps) {
  const { t } = useTranslation('challenges');
  const { challengeId, facts } = of;
  const said = of.rounds.find((one) => one.round === round)?.facts;
  const known = now?.content ?? said;
  const rqLimit = known?.rqLimit ?? facts.rqLimit;
  const shownAs = facts.firstRound + round - 1;
  const races = Array.from({ length: 5 }, (_, at): RaceAttributes => known?.races[at] ?? {});
  return (
    <li className={styles['round']} aria-label={t('round', { round: shownAs })}>
      <Link
        to={roundPath({ challengeId, round })}
        className={styles['number']}
        aria-label={t('round', { round: shownAs })}
      >
        {shownAs}
      </Link>
      <span className={styles['state']}>
        {now ? <RoundBadge status={now.status} /> : null}
        {rqLimit < NO_RQ_LIMIT ? <small>{t('rq', { rq: rqLimit })}</small> : null}
        {onEdit ? (
          <IconButton label={t('editRound', { round: shownAs })} size="small" onClick={onEdit}>
            <EditIcon />
          </IconButton>
        ) : null}
      </span>
      <span className={styles['hand']}>
        <span className={styles['cars']}>
          {races.map(({ carId }, at) => (
            // The same car may occur twice, and each race has its place.
            // oxlint-disable-next-line react/no-array-index-key
            <Opponent key={at} car={carId === undefined ? undefined : carOf(carId)} />
          ))}
        </span>
        <Surfaces tracks={races.flatMap(({ track }) => track ?? [])} />
        <Rewards of={said?.rewards ?? []} carOf={carOf} />
        {now?.solution ? <BestHand of={now.solution} stale={now.stale} carOf={carOf} /> : null}
      </span>
      <StarMarks {...{ challengeId, round, shownAs, stars }} />
    </li>
  );
}

type BestHandProps = { of: NonNullable<RoundNow['solution']>; stale: boolean; carOf: CarOf };

function BestHand({ of: { hand, points, rq }, stale, carOf }: BestHandProps) {
  const { t } = useTranslation('challenges');
  if (hand.length === 0) return <b className={styles['fault']}>{t('noHand')}</b>;
  return (
    <span className={styles['best']}>
      <small>{t('best', { points, rq })}</small>
      {stale ? <em className={styles['fault']}>{t('stale')}</em> : null}
      <span className={styles['cars']}>
        {hand.map(({ carId }) => (
          <Opponent key={carId} car={carOf(carId)} />
        ))}
      </span>
    </span>
  );
}

function Opponent({ car }: { car: Car | undefined }) {
  return car ? (
    <MiniCar car={car} />
  ) : (
    <span className={styles['slot']} aria-hidden="true">
      ?
    </span>
  );
}

function Rewards({ of, carOf }: { of: readonly ChallengeReward[]; carOf: CarOf }) {
  const { t, i18n } = useTranslation('challenges');
  if (of.length === 0) return null;
  const text = ({ kind, amount, carId }: ChallengeReward) =>
    kind === 'car'
      ? (carOf(carId ?? '')?.name ?? carId)
      : t(`rewards.${kind}`, { amount: amount.toLocaleString(i18n.language) });
  return (
    <ul className={styles['rewards']} aria-label={t('rewardsLabel')}>
      {of.map((reward) => (
        <li key={`${reward.kind}${reward.carId ?? ''}${reward.amount}`}>
          {reward.kind === 'car' ? <PrizeIcon aria-hidden="true" /> : null}
          {text(reward)}
        </li>
      ))}
    </ul>
  );
}
