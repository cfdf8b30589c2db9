import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { NewCarForm } from '../../features/car-editing/new-car-form.tsx';
import { pages } from '../../lib/paths.ts';
import { waitingCar } from './staff-addresses.ts';
import { StaffPage } from './staff-page.tsx';

export function NewCarPage() {
  const { t } = useTranslation('staffcars');
  const navigate = useNavigate();
  return (
    <StaffPage title={t('newCar')} subtitle={t('newCarHelp')} back={{ to: pages.waitingCars, label: t('tab.waiting') }}>
      <NewCarForm onAdded={(carId) => void navigate(waitingCar(carId))} />
    </StaffPage>
  );
}
