import type { HistoryPerson, SweepEntry, SweepItem } from '#contracts';

/** What the words of histories say of things and people, as the page hands them over. */
export type SweepWords = {
  person: (one: HistoryPerson) => string;
  when: (at: string) => string;
  item: (of: SweepItem) => string;
  status: (of: SweepEntry['status']) => string;
};

export const actKeys = { 'undo-acts': 'undoActs', 'hide-times': 'hideTimes', 'show-times': 'showTimes' } as const;
