import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { matchesCriteria } from '#racing';
import { inOrder, isCarOrder, nextSort } from './car-orders.ts';
import { CarCards } from './car-cards.tsx';
import { CarRows } from './car-rows.tsx';
import { CarTable } from './car-table.tsx';
import { type CarsAddress, useCarsAddress } from './use-cars-address.ts';
import { useDeckCars } from './use-deck-cars.ts';
import { useCatalogue } from '../../features/cars/use-catalogue.ts';
import { type FoundCar, useFoundCars } from '../../features/cars/use-found-cars.ts';
import { QueryBoundary } from '../../ui/query/query-boundary.tsx';
import { Empty } from '../../ui/query/empty.tsx';
import { Skeleton } from '../../ui/query/skeleton.tsx';
import { Button } from '../../ui/button/button.tsx';
import { ContentPage } from '../../ui/page/content-page.tsx';
import { useIsPhone } from '../../ui/use-is-phone.ts';
import { CarsTools } from './cars-tools.tsx';

export function CarsPage() {
  const { t } = useTranslation(['carlist', 'cars']);
  const address = useCarsAddress();
  const { cars, complete, gameVersion, ...asked } = useCatalogue();
  const { criteria, sort } = address;
  // The field shows a letter before the list renders.
  const find = useDeferredValue(address.find);
  const passes = useMemo(() => (criteria.length > 0 ? matchesCriteria(criteria) : undefined), [criteria]);
  const { found, forgiven } = useFoundCars(cars, find, passes);
  const sorted = useMemo(() => inOrder(found, sort), [found, sort]);
  const count = t('cars:count', { count: cars.length });
  const subtitle =
    complete && gameVersion !== undefined ? t('version', { cars: count, version: gameVersion }) : undefined;
  const { search } = useLocation();
  const { problem, late, retry } = asked;
  // A letter renders the field again, not the list: that follows the results and the address.
  const list = useMemo(
    () => (
      <QueryBoundary
        of={{ problem, late, retry, value: complete ? sorted : undefined }}
        skeleton={<Skeleton rows={12} />}
        empty={{
          when: (items) => items.length === 0,
          show: <NoCars none={cars.length === 0} onClear={address.clear} />,
        }}
      >
        {(items) => <Listed address={address} found={items} />}
      </QueryBoundary>
    ),
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [search, sorted, complete, problem, late],
  );
  return (
    <ContentPage title={t('title')} subtitle={subtitle}>
      <CarsTools cars={cars} address={address} count={complete ? found.length : undefined} forgiven={forgiven} />
      {list}
    </ContentPage>
  );
}

function Listed({ address, found }: { address: CarsAddress; found: readonly FoundCar[] }) {
  const isPhone = useIsPhone();
  const deck = useDeckCars();
  const { view, sort, setSort } = address;
  if (view !== 'table') return <CarCards key={view} found={found} deck={deck} size={view} />;
  if (isPhone) return <CarRows found={found} deck={deck} />;
  return (
    <CarTable
      found={found}
      deck={deck}
      sort={sort}
      onSort={(by) => (isCarOrder(by) ? setSort(nextSort(sort, by)) : undefined)}
    />
  );
}

function NoCars({ none, onClear }: { none: boolean; onClear: () => void }) {
  const { t } = useTranslation(['carlist', 'cars']);
  if (none) return <Empty title={t('cars:noCars')} />;
  return (
    <Empty title={t('noneFit')} text={t('noneFitText')}>
      <Button onClick={onClear}>{t('clearAll')}</Button>
    </Empty>
  );
}
