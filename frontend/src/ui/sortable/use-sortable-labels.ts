import type { DndContextProps, UniqueIdentifier } from '@dnd-kit/core';
import { useTranslation } from 'react-i18next';
import type { SortableItem } from './sortable-item.ts';

/** Screen reader announcements for moving a line by keyboard. */
export function useSortableAnnouncements(items: readonly SortableItem[]): DndContextProps['accessibility'] {
  const { t } = useTranslation('grid');
  const nameOf = (id: UniqueIdentifier) => items.find(({ key }) => key === id)?.label ?? '';
  const placeOf = (id: UniqueIdentifier) => items.findIndex(({ key }) => key === id) + 1;
  const at = (id: UniqueIdentifier, over: UniqueIdentifier | undefined) =>
    t('sortable.at', { name: nameOf(id), place: placeOf(over ?? id), of: items.length });
  return {
    screenReaderInstructions: { draggable: t('sortable.how') },
    announcements: {
      onDragStart: ({ active }) => t('sortable.lifted', { name: nameOf(active.id) }),
      onDragOver: ({ active, over }) => at(active.id, over?.id),
      onDragEnd: ({ active, over }) => at(active.id, over?.id),
      onDragCancel: ({ active }) => at(active.id, undefined),
    },
  };
}
