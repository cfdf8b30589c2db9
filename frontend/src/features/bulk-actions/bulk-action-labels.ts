import type { HistoryPerson, BulkActionEntry, BulkActionItem } from '#contracts';

export type BulkActionLabels = {
  person: (one: HistoryPerson) => string;
  when: (at: string) => string;
  item: (of: BulkActionItem) => string;
  status: (of: BulkActionEntry['status']) => string;
};

export const actionKeys = { 'undo-acts': 'undoActs', 'hide-times': 'hideTimes', 'show-times': 'showTimes' } as const;
