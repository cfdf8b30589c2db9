import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Car } from '#contracts';
import { CarList } from '../../features/cars/car-list.tsx';
import { useCatalogue } from '../../features/cars/use-catalogue.ts';
import { useFoundCars } from '../../features/cars/use-found-cars.ts';
import { Asked } from '../../ui/asked/asked.tsx';
import { Empty } from '../../ui/asked/empty.tsx';
import { Skeleton } from '../../ui/asked/skeleton.tsx';
import { Button } from '../../ui/button/button.tsx';
import { SearchFrame } from '../../ui/dialog/search-frame.tsx';
import { SearchField } from '../../ui/field/search-field.tsx';
import styles from './pick-car.module.css';

type PickCarProps = {
  /** Only these are there to be picked; left out: all. */
  among?: ((car: Car) => boolean) | undefined;
  onPick: (car: Car) => void;
  onClose: () => void;
};

/** One car of the catalogue, found as one types. */
export function PickCar({ among, onPick, onClose }: PickCarProps) {
  const { t } = useTranslation(['cars', 'common']);
  const [query, setQuery] = useState('');
  const { cars, complete, ...asked } = useCatalogue();
  const offered = useMemo(() => (among ? cars.filter(among) : cars), [cars, among]);
  const { found } = useFoundCars(offered, query);
  return (
    <SearchFrame
      search={
        <SearchField
          label={t('cars:search')}
          placeholder={t('cars:searchHint')}
          value={query}
          onChange={setQuery}
          list="pick-car"
        />
      }
      dock={<span role="status">{complete ? t('cars:count', { count: found.length }) : null}</span>}
      acts={<Button onClick={onClose}>{t('common:cancel')}</Button>}
    >
      <div id="pick-car" className={styles['list']}>
        <Asked
          of={{ ...asked, late: false, value: complete ? found : undefined }}
          layout="fill"
          skeleton={<Skeleton rows={6} rowHeight={40} />}
          empty={{ when: (some) => some.length === 0, show: <Empty title={t('cars:none', { query })} /> }}
        >
          {(some) => <CarList key={query} found={some} chosen={[]} disabled={false} onChoose={onPick} />}
        </Asked>
      </div>
    </SearchFrame>
  );
}
