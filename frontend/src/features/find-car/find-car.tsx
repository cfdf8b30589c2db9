import { useDeferredValue } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ClassChips } from '../../ui/chips/class-chips.tsx';
import { Field } from '../../ui/field/field.tsx';
import { SearchIcon } from '../../ui/icons.ts';
import { SegmentedControl } from '../../ui/segmented-control/segmented-control.tsx';
import { ChosenCars } from './chosen-cars.tsx';
import styles from './find-car.module.css';
import type { useFindCarAddress } from './use-find-car-address.ts';
import { WonCard } from './won-card.tsx';
import type { WonAt, WonCar } from './won-cars.ts';

type FindCarProps = {
  won: readonly WonCar[];
  found: readonly WonCar[];
  address: ReturnType<typeof useFindCarAddress>;
  compareAt: (carId: string, spot: WonAt) => string | undefined;
  nothing: ReactNode;
};

const byChance = (a: WonCar, b: WonCar) => (b.spots[0]?.chance ?? 0) - (a.spots[0]?.chance ?? 0);
const byRating = (a: WonCar, b: WonCar) => b.car.rq - a.car.rq;

export function FindCar({ won, found, address, compareAt, nothing }: FindCarProps) {
  const { t } = useTranslation('findcar');
  const shown = useDeferredValue(found).filter(({ id }) => !address.chosen.includes(id));
  const chosen = address.chosen.flatMap((id) => won.find((one) => one.id === id) ?? []);
  return (
    <>
      <ChosenCars chosen={chosen} onChoose={address.toggle} compareAt={compareAt} />
      <section className={styles['list']} aria-label={t('all')}>
        <h2>{t('all')}</h2>
        <Tools address={address} count={shown.length} />
        {shown.length === 0 ? nothing : null}
        <ul className={styles['cards']}>
          {shown.toSorted(address.sort === 'chance' ? byChance : byRating).map((one) => (
            <WonCard key={one.id} won={one} chosen={false} onChoose={address.toggle} compareAt={compareAt} />
          ))}
        </ul>
      </section>
    </>
  );
}

function Tools({ address, count }: { address: FindCarProps['address']; count: number }) {
  const { t } = useTranslation(['findcar', 'cars']);
  return (
    <div className={styles['tools']}>
      <Field
        type="search"
        label={t('search')}
        icon={<SearchIcon aria-hidden="true" />}
        value={address.find}
        autoComplete="off"
        onChange={(event) => address.setFind(event.target.value)}
      />
      <ClassChips chosen={address.classes} onChange={address.setClasses} />
      <SegmentedControl
        label={t('order')}
        value={address.sort}
        choices={[
          { value: 'rating', label: t('byRating') },
          { value: 'chance', label: t('byChance') },
        ]}
        onChange={address.setSort}
      />
      <span className={styles['count']} role="status">
        {t('cars:count', { count })}
      </span>
    </div>
  );
}
