import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../button/icon-button.tsx';
import { DragIcon, MoveDownIcon, MoveUpIcon, RemoveIcon } from '../icons.ts';
import type { SortableItem } from './sortable-item.ts';
import styles from './sortable-list.module.css';

type SortableRowProps = { item: SortableItem; onUp?: () => void; onDown?: () => void; onRemove: () => void };

export function SortableRow({ item, onUp, onDown, onRemove }: SortableRowProps) {
  const { t } = useTranslation('grid');
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id: item.key,
  });
  const name = item.label;
  return (
    <li
      ref={setNodeRef}
      className={styles['row']}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <button
        ref={setActivatorNodeRef}
        type="button"
        className={styles['handle']}
        {...attributes}
        {...listeners}
        aria-label={t('sortable.drag', { name })}
      >
        <DragIcon aria-hidden="true" />
      </button>
      <span className={styles['content']}>{item.content}</span>
      <span className={styles['moves']}>
        <IconButton label={t('sortable.up', { name })} disabled={!onUp} onClick={onUp}>
          <MoveUpIcon />
        </IconButton>
        <IconButton label={t('sortable.down', { name })} disabled={!onDown} onClick={onDown}>
          <MoveDownIcon />
        </IconButton>
      </span>
      <IconButton label={t('sortable.remove', { name })} onClick={onRemove}>
        <RemoveIcon />
      </IconButton>
    </li>
  );
}
