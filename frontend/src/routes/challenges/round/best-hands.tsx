import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type LapTimeValue, matchStars } from '#racing';
import type { HandAnswer } from '../../../features/match/answer-hand.ts';
import type { Aim } from '../../../features/match/match.ts';
import { writeMatch } from '../../../features/match/match-address.ts';
import { starsText } from '../../../features/match/match-text.ts';
import { useRoundMutations } from '../../../features/rounds/use-round-mutations.ts';
import { useAction } from '../../../lib/form/use-action.ts';
import { writeAddress } from '../../../lib/deck/deck-address.ts';
import { pages } from '../../../lib/paths.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Points } from '../../../ui/time/points.tsx';
import { LeastUpgrades } from './least-upgrades.tsx';
import { matchOfRound } from './match-of-round.ts';
import styles from './round.module.css';
import type { MyHand, RoundView } from './round-view.ts';
import { useWhyNone } from '../../match/why-none.ts';
import { ShareHand } from './share-hand.tsx';
import type { RaceCell } from './use-opponents.ts';
import type { UpgradeCost } from './upgrade-costs.ts';
import type { Solving } from './use-solutions.ts';

/** `isWhole`: all cars were searched, not only the user's. */
type BestHandsProps = RoundView & {
  solving: Solving;
  aim: Aim;
  hand: MyHand;
  isWhole: boolean;
  costs: ReadonlyMap<string, UpgradeCost> | undefined;
  cells: readonly (RaceCell | undefined)[];
  theirs: readonly (LapTimeValue | undefined)[];
  rqLimit: number;
};

export function BestHands(props: BestHandsProps) {
  const { round, solving, aim, hand, cars } = props;
  const { t } = useTranslation(['rounds', 'problems']);
  const why = useWhyNone();
  if (round.held) return <p className={styles['held']}>{t('problems:patrons-only', { tier: 3 })}</p>;
  const answer = solving.solutions?.hands[aim];
  return (
    <div className={styles['best']}>
      <header>
        <h2>{t('rounds:bestHands')}</h2>
        <span className={styles['acts']}>
          {hand.isOwn ? <Button onClick={() => hand.take(undefined)}>{t('rounds:firstSolution')}</Button> : null}
          <HandLinks {...props} />
          {props.round.content && hand.places.some(Boolean) ? <ShareHand {...props} /> : null}
          {answer && props.isWhole && solving.status === 'found' ? <Keep {...props} answer={answer} /> : null}
        </span>
      </header>
      <div role="status">
        {solving.status === 'busy' ? <p className={styles['note']}>{t('rounds:solving')}</p> : null}
        {solving.status === 'off' ? <p className={styles['note']}>{t('rounds:notYet')}</p> : null}
        {answer?.why ? <p className={styles['fault']}>{why(answer.why)}</p> : null}
      </div>
      <ol>
        {answer?.hands.map((one) => (
          <li key={one.cars.map(({ carId, tune }) => `${carId}${tune}`).join('|')}>
            <span className={styles['figures']}>
              <Points points={one.points} uncertain={one.cars.some(({ predicted }) => predicted)} />
              <span aria-hidden="true">{starsText(matchStars(one.points))}</span>
              <span>{t('rounds:rq', { rq: one.rq })}</span>
            </span>
            <span>{one.cars.map(({ carId, tune }) => `${cars.get(carId)?.name ?? carId} ${tune}`).join(', ')}</span>
            <Button size="small" onClick={() => hand.take(one.cars.map(({ carId, tune }) => ({ carId, tune })))}>
              {t('rounds:take')}
            </Button>
          </li>
        ))}
      </ol>
      <LeastUpgrades {...{ solving, hand, cars }} costs={props.costs} />
    </div>
  );
}

function HandLinks({ of, round: { content }, facts, hand }: BestHandsProps) {
  const { t } = useTranslation('rounds');
  if (!content) return null;
  const match = matchOfRound(of, content, facts, hand.places);
  const fields = Object.entries(writeMatch(match)).filter(([, text]) => text !== '');
  const cars = [...match.own, ...match.theirs].flatMap((car) => (car ? [{ carId: car.carId, tune: car.tune }] : []));
  const different = [...new Map(cars.map((car) => [`${car.carId}|${car.tune}`, car])).values()];
  const deck = { cars: different, tracks: [...new Set(match.tracksets[0])], base: 0 };
  return (
    <>
      <Link className={styles['linkButton']} to={`${pages.match}?${new URLSearchParams(fields).toString()}`}>
        {t('toMatch')}
      </Link>
      <Link className={styles['linkButton']} to={`${pages.compare}${writeAddress(deck)}`}>
        {t('toCompare')}
      </Link>
    </>
  );
}

/** Moderators save the solution with the round; everyone sees when it differs from the current result. */
function Keep({ of, round, aim, answer }: BestHandsProps & { answer: HandAnswer }) {
  const { t } = useTranslation('rounds');
  const { solve } = useRoundMutations(of);
  const [best] = answer.hands;
  const cars = best?.cars ?? [];
  const act = useAction(async () => {
    await solve(cars.map(({ carId, tune, points }) => ({ carId, tune, points: Math.round(points) })));
  });
  const kept = round.solution;
  const isSame = kept !== null && kept.points === Math.round(best?.points ?? 0);
  if (aim !== 'points' || isSame) return null;
  return (
    <>
      {kept ? <em className={styles['stale']}>{t('outOfDate')}</em> : null}
      {round.allowed.includes('solve-round') ? (
        <Button variant="good" busy={act.busy} onClick={() => act.run()}>
          {t('keepSolution')}
        </Button>
      ) : null}
    </>
  );
}
