import { closestCenter, DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import type { DragEndEvent } from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { SortableItem } from './sortable-item.ts';
import { SortableRow } from './sortable-row.tsx';
import styles from './sortable-list.module.css';
import { useSortableAnnouncements } from './use-sortable-labels.ts';

type SortableListProps = {
  label: string;
  items: readonly SortableItem[];
  onMove: (from: number, to: number) => void;
  onRemove: (index: number) => void;
};

/** Lines that the user orders: dragged by mouse or finger at their handle, or moved by Space and the arrows. */
export function SortableList({ label, items, onMove, onRemove }: SortableListProps) {
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const accessibility = useSortableAnnouncements(items);
  const keys = items.map(({ key }) => key);
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onMove(keys.indexOf(String(active.id)), keys.indexOf(String(over.id)));
  };
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} accessibility={accessibility} onDragEnd={drop}>
      <SortableContext items={keys} strategy={verticalListSortingStrategy}>
        <ol className={styles['list']} aria-label={label}>
          {items.map((item, index) => (
            <SortableRow
              key={item.key}
              item={item}
              {...(index > 0 && { onUp: () => onMove(index, index - 1) })}
              {...(index < items.length - 1 && { onDown: () => onMove(index, index + 1) })}
              onRemove={() => onRemove(index)}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}
