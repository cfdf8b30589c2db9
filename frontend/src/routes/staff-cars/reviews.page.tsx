import { ReportedList } from '../../features/car-reviews/reported-list.tsx';
import { StaffPage } from './staff-page.tsx';

export function ReviewsPage() {
  return (
    <StaffPage>
      <ReportedList />
    </StaffPage>
  );
}
