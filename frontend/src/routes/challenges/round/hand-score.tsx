import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Car } from '#contracts';
import { parseCriteria } from '#racing';
import { rqOf } from '../../../features/match/score-match.ts';
import { starsText } from '../../../features/match/match-text.ts';
import { pointsText } from '../../../ui/time/points.tsx';
import { packsFor } from '../packs-for.ts';
import { useCriteriaText } from './criteria-text.ts';
import styles from './round.module.css';
import type { MyHand } from './round-view.ts';
import type { RaceCell } from './use-opponents.ts';

const WINNING_POINTS = 250;

type HandScoreProps = {
  hand: MyHand;
  cells: readonly (RaceCell | undefined)[];
  rqLimit: number;
  meets: (car: Car) => boolean;
  text: string;
  /** The criteria of the cars to look for in packs. */
  packs: string;
  cars: ReadonlyMap<string, Car>;
};

export function HandScore({ hand: { places, scored, best }, rqLimit, meets, text, packs, cars }: HandScoreProps) {
  const { t } = useTranslation('rounds');
  const rq = rqOf(places, rqLimit, (carId) => cars.get(carId)?.rq);
  const criteria = useCriteriaText()(parseCriteria(text).criteria);
  const inHand = places.flatMap((place) => (place ? [cars.get(place.carId)] : [])).flatMap((car) => car ?? []);
  const fit = inHand.filter(meets).length;
  const left = rqLimit - rq.sum;
  return (
    <dl className={styles['score']} aria-live="polite">
      <div>
        <dt>
          {t('points')}
          <span role="img" aria-label={t('stars', { stars: scored.stars })}>
            {starsText(scored.stars)}
          </span>
        </dt>
        <dd>
          <b>{pointsText(scored.points)}</b> {t('ofPoints', { points: WINNING_POINTS })}
          {best === undefined ? null : ` · ${t('best', { points: pointsText(best) })}`}
          <Bar share={scored.points / WINNING_POINTS} isGood={scored.stars === 3} />
        </dd>
      </div>
      <div>
        <dt>
          {t('rqOfHand')}
          <em data-over={left < 0 || undefined}>{left < 0 ? t('over', { rq: -left }) : t('left', { rq: left })}</em>
        </dt>
        <dd>
          <b>{rq.sum}</b> {t('ofRq', { limit: rqLimit })}
          <Bar share={rq.sum / rqLimit} isGood={left >= 0} />
        </dd>
      </div>
      <div>
        <dt>
          {t('requirement')}
          {criteria === '' ? null : <em data-over={fit < inHand.length || undefined}>{`${fit} / ${inHand.length}`}</em>}
        </dt>
        <dd>
          {criteria === '' ? t('anyCar') : criteria}
          {criteria === '' ? null : (
            <Link className={styles['link']} to={packsFor(packs)}>
              {t('inPacks')}
            </Link>
          )}
        </dd>
      </div>
    </dl>
  );
}

function Bar({ share, isGood }: { share: number; isGood: boolean }) {
  const width = `${Math.max(0, Math.min(1, share)) * 100}%`;
  return (
    <span className={styles['meter']} aria-hidden="true">
      <span style={{ width }} data-good={isGood || undefined} />
    </span>
  );
}
