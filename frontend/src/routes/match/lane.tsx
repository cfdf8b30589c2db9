import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Car } from '#contracts';
import type { TrackCode } from '#racing';
import { matchEdits } from '../../features/match/match.ts';
import type { MatchCar } from '../../features/match/match.ts';
import { raceTimeText } from '../../features/match/match-text.ts';
import type { Race } from '../../features/match/score-match.ts';
import type { MatchView } from './use-match.ts';
import { TrackPick } from '../../features/tracks/track-pick.tsx';
import { writeAddress } from '../../lib/deck/deck-address.ts';
import { pages } from '../../lib/paths.ts';
import { PointsBadge } from '../../ui/time/points.tsx';
import { CarPlace } from './car-place.tsx';
import styles from './match.module.css';

type LaneProps = { race: number; track: TrackCode | undefined; shown: MatchView; cars: ReadonlyMap<string, Car> };

export function Lane({ race, track, shown, cars }: LaneProps) {
  const { t } = useTranslation('match');
  const { match, scored, change, loading } = shown;
  const result = scored[match.shown]?.races[race];
  if (track === undefined || !result) return null;
  const title = t('race', { number: race + 1 });
  const place = (side: 'own' | 'theirs') => (
    <CarPlace
      label={t(side === 'own' ? 'ownCar' : 'theirCar', { number: race + 1 })}
      place={match[side][race]}
      cars={cars}
      onChange={(car) => change(matchEdits.setCar(match, side, race, car))}
    />
  );
  return (
    <section className={styles['lane']} aria-label={title}>
      <div className={styles['head']}>
        <b>{race + 1}</b>
        <TrackPick track={track} onPick={(code) => change(matchEdits.setTrack(match, race, code))} />
      </div>
      {place('theirs')}
      <Duel race={result} loading={loading} />
      {place('own')}
      <CompareLink cars={[match.own[race], match.theirs[race]]} track={track} />
    </section>
  );
}

function Duel({ race, loading }: { race: Race; loading: boolean }) {
  const { t } = useTranslation('match');
  const { own, theirs, points, missing } = race;
  return (
    <div className={styles['duel']} role="status">
      {points ? (
        <>
          <span>
            <small>{t('opponent')}</small>
            <b>{raceTimeText(theirs)}</b>
          </span>
          <PointsBadge {...points} />
          <span>
            <small>{t('you')}</small>
            <b>{raceTimeText(own)}</b>
          </span>
        </>
      ) : (
        <small>{loading || missing === undefined ? '…' : t(`missing.${missing}`)}</small>
      )}
    </div>
  );
}

function CompareLink({ cars, track }: { cars: readonly MatchCar[]; track: TrackCode }) {
  const { t } = useTranslation('match');
  const chosen = cars.flatMap((car) => (car ? [car] : []));
  if (chosen.length === 0) return null;
  const query = writeAddress({ cars: chosen, tracks: [track], base: chosen.length - 1 });
  return (
    <Link className={styles['compare']} to={`${pages.compare}${query}`}>
      {t('compare')}
    </Link>
  );
}
