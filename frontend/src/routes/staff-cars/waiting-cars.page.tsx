import { useNavigate } from 'react-router-dom';
import { PendingCarList } from '../../features/car-editing/pending-car-list.tsx';
import { NewCarButton } from './new-car-button.tsx';
import { waitingCar } from './staff-addresses.ts';
import { StaffPage } from './staff-page.tsx';

export function WaitingCarsPage() {
  const navigate = useNavigate();
  return (
    <StaffPage actions={<NewCarButton />}>
      <PendingCarList onOpen={({ carId }) => void navigate(waitingCar(carId))} />
    </StaffPage>
  );
}
