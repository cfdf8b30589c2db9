import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { StaffCarList } from '../../features/car-editing/staff-car-list.tsx';
import { NewCarButton } from './new-car-button.tsx';
import { StaffPage } from './staff-page.tsx';
import { staffCar } from './staff-addresses.ts';

export function StaffCarsPage() {
  const { t } = useTranslation('staffcars');
  const navigate = useNavigate();
  return (
    <StaffPage subtitle={t('subtitle')} actions={<NewCarButton />}>
      <StaffCarList onOpen={({ id }) => void navigate(staffCar(id))} />
    </StaffPage>
  );
}
