import { useTranslation } from 'react-i18next';
import type { Car, ClubSet } from '#contracts';
import { kindsByRequirements, surfaceOf } from '#racing';
import { useMemo } from 'react';
import { pairText, type DayView } from '../../features/clubs/day-view.ts';
import { useTrackLabels } from '../../lib/i18n/use-track-labels.ts';
import { PointsBadge } from '../../ui/time/points.tsx';
import { SurfaceMark } from '../../ui/track/surface-mark.tsx';
import styles from './clubs.module.css';
import type { ClubHands } from './use-club-hands.ts';

type PairMatrixProps = {
  day: DayView;
  carSets: readonly (ClubSet | undefined)[];
  hands: ClubHands;
  /** Cars that may be in a hand: all, or those of the user's garage. */
  cars: readonly Car[];
  chosen: { cars: ClubSet | undefined; tracks: ClubSet | undefined };
  onChoose: (pair: string) => void;
};

export function PairMatrix({ day, carSets, hands, cars, chosen, onChoose }: PairMatrixProps) {
  const { t } = useTranslation('clubs');
  return (
    <div className={styles['scroll']} data-sideways>
      <table className={styles['matrix']}>
        <thead>
          <tr>
            <th>{t('axes')}</th>
            {day.tracks.sets.map((set) => (
              <th key={set.setId} scope="col">
                <b>{set.facts.name}</b>
                <Surfaces set={set} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {carSets.map((carSet) => (
            <tr key={carSet?.setId ?? ''}>
              <th scope="row">
                <CarSetHead carSet={carSet} cars={cars} />
              </th>
              {day.tracks.sets.map((trackSet) => (
                <td key={trackSet.setId}>
                  <Pair
                    hand={hands.of(carSet, trackSet)}
                    name={pairName(t, carSet, trackSet)}
                    pressed={chosen.cars === carSet && chosen.tracks === trackSet}
                    onPress={() => onChoose(pairText(carSet?.setId ?? '', trackSet.setId))}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type Translate = ReturnType<typeof useTranslation<'clubs'>>['t'];

export const pairName = (t: Translate, carSet: ClubSet | undefined, trackSet: ClubSet): string =>
  t('pair', { cars: carSet?.facts.name ?? t('allCars'), tracks: trackSet.facts.name });

function Surfaces({ set: { facts } }: { set: ClubSet }) {
  const words = useTrackLabels();
  const bySurface = new Map(facts.tracksets.flat().map((code) => [surfaceOf(code) ?? 'dry', code]));
  return (
    <span className={styles['surfaces']}>
      {[...bySurface].map(([surface, code]) => (
        <SurfaceMark key={surface} surface={surface} word={words.road(code)} size={18} />
      ))}
    </span>
  );
}

function CarSetHead({ carSet, cars }: { carSet: ClubSet | undefined; cars: readonly Car[] }) {
  const { t } = useTranslation('clubs');
  const fitting = useMemo(() => {
    const kinds = kindsByRequirements(carSet?.facts.requirements ?? []);
    return cars.filter((car) => kinds(car) !== undefined).length;
  }, [carSet, cars]);
  return (
    <>
      <b>{carSet?.facts.name ?? t('anyCars')}</b>
      <small>{(carSet?.facts.requirements ?? []).map(({ name, atLeast }) => `${atLeast}× ${name}`).join(' · ')}</small>
      {cars.length > 0 ? <small>{t('carsFit', { number: fitting })}</small> : null}
    </>
  );
}

type PairProps = { hand: ReturnType<ClubHands['of']>; name: string; pressed: boolean; onPress: () => void };

function Pair({ hand, name, pressed, onPress }: PairProps) {
  const { t } = useTranslation(['clubs', 'events', 'match']);
  return (
    <button type="button" className={styles['pair']} aria-label={name} aria-pressed={pressed} onClick={onPress}>
      {hand ? (
        <>
          <PointsBadge points={hand.points} />
          <small>{t('match:answer.rq', { rq: hand.rq })}</small>
        </>
      ) : (
        <small>{t(hand === null ? 'clubs:noHand' : 'events:busy')}</small>
      )}
    </button>
  );
}
