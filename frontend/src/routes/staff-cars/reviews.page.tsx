import { ReportedList } from '../../features/car-reviews/reported-list.tsx';
import { StaffPage } from './staff-page.tsx';

/** Reviews of cars that were reported, and those that moderators hid. */
export function ReviewsPage() {
  return (
    <StaffPage>
      <ReportedList />
    </StaffPage>
  );
}
