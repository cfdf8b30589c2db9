import type { HistoryPerson, SweepEntry, SweepItem } from '#contracts';

export type SweepWords = {
  person: (one: HistoryPerson) => string;
  when: (at: string) => string;
  item: (of: SweepItem) => string;
  status: (of: SweepEntry['status']) => string;
};

export const actKeys = { 'undo-acts': 'undoActs', 'hide-times': 'hideTimes', 'show-times': 'showTimes' } as const;
