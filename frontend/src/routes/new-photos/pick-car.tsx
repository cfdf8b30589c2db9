import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Car } from '#contracts';
import { type Criteria, fixedGroups, matchesCriteria } from '#racing';
import { CarList } from '../../features/cars/car-list.tsx';
import { CarSearchTools } from '../../features/cars/car-search-tools.tsx';
import { useCatalogue } from '../../features/cars/use-catalogue.ts';
import { useFoundCars } from '../../features/cars/use-found-cars.ts';
import { QueryBoundary } from '../../ui/query/query-boundary.tsx';
import { Empty } from '../../ui/query/empty.tsx';
import { Skeleton } from '../../ui/query/skeleton.tsx';
import { Button } from '../../ui/button/button.tsx';
import { SearchFrame } from '../../ui/dialog/search-frame.tsx';
import styles from './pick-car.module.css';

type PickCarProps = {
  /** The criteria for the offered cars; left out: any car. */
  asks?: Criteria | undefined;
  onPick: (car: Car) => void;
  onClose: () => void;
};

const anything: Criteria = [];

export function PickCar({ asks = anything, onPick, onClose }: PickCarProps) {
  const { t } = useTranslation(['cars', 'common']);
  const [query, setQuery] = useState('');
  const [criteria, setCriteria] = useState<Criteria>([]);
  const { cars, complete, ...asked } = useCatalogue();
  const offered = useMemo(() => cars.filter(matchesCriteria(asks)), [cars, asks]);
  const fixed = useMemo(() => fixedGroups(asks), [asks]);
  const passes = useMemo(() => matchesCriteria(criteria), [criteria]);
  const { found } = useFoundCars(offered, query, passes);
  const count = complete ? found.length : undefined;
  return (
    <SearchFrame
      search={
        <CarSearchTools
          {...{ query, criteria, count, fixed }}
          cars={offered}
          onQuery={setQuery}
          onCriteria={setCriteria}
        />
      }
      acts={<Button onClick={onClose}>{t('common:cancel')}</Button>}
    >
      <div id="car-list" className={styles['list']}>
        <QueryBoundary
          of={{ ...asked, late: false, value: complete ? found : undefined }}
          layout="fill"
          skeleton={<Skeleton rows={6} rowHeight={40} />}
          empty={{
            when: (some) => some.length === 0,
            show: <Nothing {...{ criteria, query }} onDrop={() => setCriteria([])} />,
          }}
        >
          {(some) => <CarList key={query} found={some} chosen={[]} disabled={false} onChoose={onPick} />}
        </QueryBoundary>
      </div>
    </SearchFrame>
  );
}

type NothingProps = { criteria: Criteria; query: string; onDrop: () => void };

function Nothing({ criteria, query, onDrop }: NothingProps) {
  const { t } = useTranslation('cars');
  if (criteria.length === 0) return <Empty title={t('none', { query })} />;
  return (
    <Empty title={t('noneInClass', { query })}>
      <Button onClick={onDrop}>{t('dropClass')}</Button>
    </Empty>
  );
}
