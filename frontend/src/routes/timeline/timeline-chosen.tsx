import type { TimelineItem } from '#contracts';
import { TimelineDetail } from '../../features/timeline/timeline-detail.tsx';
import { useTimelineItem } from '../../features/timeline/use-timeline.ts';
import { useTimelineWords } from '../../features/timeline/use-timeline-words.ts';
import { Asked } from '../../ui/asked/asked.tsx';
import { Drawer } from '../../ui/dialog/drawer.tsx';
import { useIsPhone } from '../../ui/use-is-phone.ts';
import type { ShownProps } from './shown-props.ts';
import styles from './timeline-page.module.css';

/** The chosen item next to the list, on a phone from the bottom; without a choice, the first of the list. */
export function TimelineChosen({
  fields,
  set,
  now,
  cars,
  isStaff,
  first,
}: ShownProps & { first: TimelineItem | undefined }) {
  const isPhone = useIsPhone();
  const words = useTimelineWords();
  const id = fields.item || (isPhone ? '' : (first?.itemId ?? ''));
  const found = useTimelineItem(id === '' ? null : id, isStaff);
  const shown = (
    <Asked of={found}>
      {(item) => <TimelineDetail {...{ item, cars, now }} onEdit={() => set({ write: item.itemId, item: '' })} />}
    </Asked>
  );
  if (isPhone)
    return (
      <Drawer title={found.value ? words.name(found.value) : ''} opened={id !== ''} onClose={() => set({ item: '' })}>
        {shown}
      </Drawer>
    );
  return id === '' ? null : <aside className={styles['chosen']}>{shown}</aside>;
}
