import type { CarsById } from '../../features/timeline/timeline-list.tsx';
import type { TimeWindow } from '../../features/timeline/window.ts';

/** The state of the view, all in the address: zoom, date, kinds, search, the chosen item, the edited item. */
export const FIRST = { zoom: 'year', at: '', kinds: '', q: '', item: '', write: '' };
export type TimelineFields = typeof FIRST;

export type TimelineViewProps = {
  fields: TimelineFields;
  set: (changes: Partial<TimelineFields>) => void;
  window: TimeWindow;
  now: number;
  cars: CarsById;
  isStaff: boolean;
};
