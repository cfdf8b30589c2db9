import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { CarHistory } from '../../features/car-editing/car-history.tsx';
import { ReviseCarForm } from '../../features/car-editing/revise-car-form.tsx';
import { useStaffCar } from '../../features/car-editing/use-staff-cars.ts';
import { pages } from '../../lib/paths.ts';
import { QueryBoundary } from '../../ui/query/query-boundary.tsx';
import { Skeleton } from '../../ui/query/skeleton.tsx';
import { StaffPage } from './staff-page.tsx';

export function StaffCarPage() {
  const { t } = useTranslation('staffcars');
  const { carId = '' } = useParams();
  const of = useStaffCar(carId);
  const name = of.value?.name ?? carId;
  return (
    <StaffPage title={t('editTitle', { name })} back={{ to: pages.staffCars, label: t('tab.all') }}>
      <QueryBoundary of={of} skeleton={<Skeleton rows={4} rowHeight={120} />}>
        {(car) => <ReviseCarForm key={car.id} car={car} aside={<CarHistory carId={car.id} />} />}
      </QueryBoundary>
    </StaffPage>
  );
}
