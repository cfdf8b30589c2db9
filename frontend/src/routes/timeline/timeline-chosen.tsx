import type { TimelineItem } from '#contracts';
import { TimelineDetail } from '../../features/timeline/timeline-detail.tsx';
import { useTimelineItem } from '../../features/timeline/use-timeline.ts';
import { useTimelineLabels } from '../../features/timeline/use-timeline-labels.ts';
import { QueryBoundary } from '../../ui/query/query-boundary.tsx';
import { Drawer } from '../../ui/dialog/drawer.tsx';
import { useIsPhone } from '../../ui/use-is-phone.ts';
import type { TimelineViewProps } from './timeline-view-props.ts';
import styles from './timeline-page.module.css';

/** The chosen item next to the list, on a phone from the bottom; without a choice, the first of the list. */
export function TimelineChosen({
  fields,
  set,
  now,
  cars,
  isStaff,
  first,
}: TimelineViewProps & { first: TimelineItem | undefined }) {
  const isPhone = useIsPhone();
  const words = useTimelineLabels();
  const id = fields.item || (isPhone ? '' : (first?.itemId ?? ''));
  const found = useTimelineItem(id === '' ? null : id, isStaff);
  const shown = (
    <QueryBoundary of={found}>
      {(item) => <TimelineDetail {...{ item, cars, now }} onEdit={() => set({ write: item.itemId, item: '' })} />}
    </QueryBoundary>
  );
  if (isPhone)
    return (
      <Drawer title={found.value ? words.name(found.value) : ''} opened={id !== ''} onClose={() => set({ item: '' })}>
        {shown}
      </Drawer>
    );
  return id === '' ? null : <aside className={styles['chosen']}>{shown}</aside>;
}
