import { useTranslation } from 'react-i18next';
import { daysText } from '#contracts';
import type { Car, RecapDto } from '#contracts';
import { useTrackLabels } from '../../lib/i18n/use-track-labels.ts';
import { CarStage } from '../../ui/tiles/car-stage.tsx';
import { Tile } from '../../ui/tiles/tile.tsx';
import { Figure, Figures, type OnList } from './figure.tsx';
import styles from './recap.module.css';

type CarsById = ReadonlyMap<string, Car>;

type RecordsCardProps = { records: NonNullable<RecapDto['records']>; cars: CarsById; onList: OnList };

export function RecordsCard({ records, cars, onList }: RecordsCardProps) {
  const { t, i18n } = useTranslation('recap');
  const { name, road } = useTrackLabels();
  const { set, lost, places, longest } = records;
  return (
    <Tile as="li" wide="3">
      <h2>{t('cards.records')}</h2>
      <Figures
        of={[
          ['recordsSet', t('counts.recordsSet'), set],
          ['recordsLost', t('counts.recordsLost'), lost],
          ['places', t('counts.places'), places],
        ]}
        onList={onList}
      />
      {longest ? (
        <p>
          {t('longest')}:{' '}
          <Figure
            value={daysText(longest.days, i18n.language)}
            listed={{ list: 'longest', title: t('longest') }}
            onList={onList}
          />
          <br />
          {[name(longest.trackCode), road(longest.trackCode), cars.get(longest.carId)?.name ?? longest.carId].join(
            ' · ',
          )}
        </p>
      ) : null}
    </Tile>
  );
}

type Times = NonNullable<RecapDto['times']>;

export function TopTracks({ tracks, onList }: { tracks: Times['topTracks']; onList: OnList }) {
  const { t } = useTranslation('recap');
  const { name, road } = useTrackLabels();
  const most = Math.max(...tracks.map(({ times }) => times));
  return (
    <Tile as="li" wide="4">
      <h2>{t('topTracks')}</h2>
      <ul className={styles['bars']}>
        {tracks.map(({ trackCode, times }) => (
          <li key={trackCode}>
            <span>
              {name(trackCode)} <small>{road(trackCode)}</small>
            </span>
            <Figure
              value={times}
              listed={{ list: 'track', of: trackCode, title: `${name(trackCode)} ${road(trackCode)}` }}
              onList={onList}
            />
            <i aria-hidden="true" style={{ width: `${(100 * times) / most}%` }} />
          </li>
        ))}
      </ul>
    </Tile>
  );
}

type TopCarsProps = { top: Times['topCars']; cars: CarsById; onList: OnList };
const VISIBLE_CARS = 3;

export function TopCars({ top, cars, onList }: TopCarsProps) {
  const { t } = useTranslation('recap');
  return (
    <Tile as="li" wide="8">
      <h2>{t('topCars')}</h2>
      <ul className={styles['tops']}>
        {top.slice(0, VISIBLE_CARS).map(({ carId, times }) => {
          const car = cars.get(carId);
          const title = car?.name ?? carId;
          return (
            <li key={carId} data-class={car?.class}>
              <CarStage car={car} />
              <b>{title}</b>
              <Figure value={times} listed={{ list: 'car', of: carId, title }} onList={onList} size="middle" />
            </li>
          );
        })}
      </ul>
    </Tile>
  );
}
