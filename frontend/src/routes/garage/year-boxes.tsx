import { useTranslation } from 'react-i18next';
import type { Car } from '#contracts';
import { collectionShares, type GarageYear } from '#racing';
import type { Owned } from '../../features/garage/use-garage.ts';
import { MiniCar } from '../../ui/car/mini-car.tsx';
import { Tile } from '../../ui/tiles/tile.tsx';
import styles from './garage-year.module.css';

/** Above this a month is a number. */
const MAX_MONTH = 6;

export function Months({ months }: Pick<GarageYear<Owned>, 'months'>) {
  const { t, i18n } = useTranslation('garage');
  const name = new Intl.DateTimeFormat(i18n.language, { month: 'short', timeZone: 'UTC' });
  const best = months.map((came) => came.toSorted((a, b) => b.car.rq - a.car.rq).slice(0, MAX_MONTH));
  return (
    <Tile wide="8" label={t('year.months')}>
      <h3>{t('year.months')}</h3>
      <ol className={styles['months']}>
        {best.map((came, month) => (
          // Twelve months, always in their places.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={month}>
            <span>
              {came.map(({ car, copy }) => (
                <MiniCar key={copy.copyId} car={car} />
              ))}
            </span>
            <b>{months[month]?.length}</b>
            <small>{name.format(Date.UTC(2026, month, 1))}</small>
          </li>
        ))}
      </ol>
    </Tile>
  );
}

const COLLECTIONS = 5;

type CollectionsProps = { came: readonly Owned[]; cars: readonly Car[] };

export function Collections({ came, cars }: CollectionsProps) {
  const { t } = useTranslation('garage');
  const shares = collectionShares(came, cars, (car) => car.tags).slice(0, COLLECTIONS);
  return (
    <Tile wide="4" label={t('year.collections')}>
      <h3>{t('year.collections')}</h3>
      <ul className={styles['collections']}>
        {shares.map(({ name, owned, all }) => (
          <li key={name}>
            <span>{name}</span>
            <b>{t('groups.of', { owned, all })}</b>
            <span>
              <i style={{ width: `${(100 * owned) / all}%` }} />
            </span>
          </li>
        ))}
      </ul>
    </Tile>
  );
}
