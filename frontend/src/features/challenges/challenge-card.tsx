import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Car, ChallengeAnswer, ChallengeSummary } from '#contracts';
import { useStars } from '../../lib/saved-rounds/saved-rounds.ts';
import { challengePath } from '../../lib/paths.ts';
import { MiniCar } from '../../ui/car/mini-car.tsx';
import { PrizeIcon } from '../../ui/icons.ts';
import { ChallengeCover } from './challenge-cover.tsx';
import { ChallengeTime } from './challenge-time.tsx';
import { NO_RQ_LIMIT } from './no-rq-limit.ts';
import { categoryOf, colourOf } from './challenge-order.ts';
import styles from './challenges.module.css';
import { Surfaces } from './surfaces.tsx';

const PRIZES_DRAWN = 3;

type ChallengeCardProps = { of: ChallengeSummary; cars: readonly Car[]; byId: ReadonlyMap<string, Car> };

export function ChallengeCard({ of, cars, byId }: ChallengeCardProps) {
  const { t } = useTranslation('challenges');
  const { challengeId, facts, tracks, prizes } = of;
  const won = useMemo(() => prizes.flatMap((carId) => byId.get(carId) ?? []).slice(0, PRIZES_DRAWN), [prizes, byId]);
  return (
    <li className={styles['card']} data-colour={colourOf(facts)}>
      <Link to={challengePath(challengeId)} className={styles['open']}>
        <span className={styles['cover']}>
          <ChallengeCover facts={facts} prizes={won} cars={cars} />
        </span>
        <span className={styles['line']}>
          <small className={styles['category']}>{categoryOf(facts.name)}</small>
          <ChallengeTime of={facts} />
        </span>
        <b className={styles['name']}>{facts.name}</b>
        <span className={styles['line']}>
          <Surfaces tracks={tracks} />
          <small>{t('rounds', { number: roundsOf(of) })}</small>
          {facts.rqLimit < NO_RQ_LIMIT ? <small>{t('rq', { rq: facts.rqLimit })}</small> : null}
        </span>
        {won.length > 0 ? (
          <span className={styles['prizes']}>
            <PrizeIcon aria-hidden="true" />
            <span className="sr">{t('prizes', { cars: won.map(({ name }) => name).join(', ') })}</span>
            {won.map((car) => (
              <MiniCar key={car.id} car={car} />
            ))}
          </span>
        ) : null}
        <ClearedLine of={of} />
      </Link>
    </li>
  );
}

type AnyChallenge = Pick<ChallengeAnswer, 'challengeId' | 'facts' | 'deleted'>;

/** Count of rounds to clear, without deleted ones. */
export const roundsOf = ({ facts, deleted }: AnyChallenge): number =>
  facts.roundCount - deleted.filter((round) => round <= facts.roundCount).length;

export function ClearedLine({ of }: { of: AnyChallenge }) {
  const { t } = useTranslation('challenges');
  const own = Object.entries(useStars(of.challengeId)).filter(([round]) => isThere(of, Number(round)));
  const stars = own.reduce((sum, [, one]) => sum + one, 0);
  const text = t('cleared', { done: own.length, all: roundsOf(of), stars });
  return (
    <span className={styles['cleared']}>
      <progress max={Math.max(1, roundsOf(of))} value={own.length} aria-label={text} />
      <small>{text}</small>
    </span>
  );
}

const isThere = ({ facts, deleted }: AnyChallenge, round: number): boolean =>
  round <= facts.roundCount && !deleted.includes(round);
