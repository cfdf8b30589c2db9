import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { PendingCarActions } from '../../features/car-editing/pending-car-actions.tsx';
import { PendingCarForm } from '../../features/car-editing/pending-car-form.tsx';
import { PendingHistory } from '../../features/car-editing/pending-history.tsx';
import { ResolvedCarNotice } from '../../features/car-editing/resolved-car.tsx';
import { usePendingCar } from '../../features/car-editing/use-pending-cars.ts';
import { pages } from '../../lib/paths.ts';
import { QueryBoundary } from '../../ui/query/query-boundary.tsx';
import { Skeleton } from '../../ui/query/skeleton.tsx';
import { staffCar } from './staff-addresses.ts';
import { StaffPage } from './staff-page.tsx';

export function WaitingCarPage() {
  const { t } = useTranslation('staffcars');
  const { carId = '' } = useParams();
  const of = usePendingCar(carId);
  const { value } = of;
  return (
    <StaffPage
      title={value?.figures.name ?? carId}
      subtitle={value ? t(`status.${value.status}`) : undefined}
      actions={value ? <PendingCarActions car={value} /> : undefined}
      back={{ to: pages.waitingCars, label: t('tab.waiting') }}
    >
      <QueryBoundary of={of} skeleton={<Skeleton rows={4} rowHeight={120} />} notAllowed={t('noPermission')}>
        {(car) =>
          car.status === 'pending' ? (
            <PendingCarForm key={car.carId} car={car} aside={<PendingHistory acts={car.acts} />} />
          ) : (
            <ResolvedCarNotice car={car}>
              {car.status === 'released' ? <Link to={staffCar(car.carId)}>{t('toCar')}</Link> : null}
            </ResolvedCarNotice>
          )
        }
      </QueryBoundary>
    </StaffPage>
  );
}
