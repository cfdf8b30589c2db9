import type { QueueContext } from '#contracts';
import { QueueFigures } from '../../features/queue/queue-figures.tsx';
import { QueueScreen } from '../../features/queue/queue-screen.tsx';
import { StaffPage } from '../staff-cars/staff-page.tsx';
import { QueueContextOf } from './queue-contexts.tsx';

const contextOf = (context: QueueContext) => <QueueContextOf context={context} />;

export function QueuePage() {
  return (
    <StaffPage>
      <QueueScreen context={contextOf} />
      <QueueFigures />
    </StaffPage>
  );
}
