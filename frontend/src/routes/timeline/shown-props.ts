import type { CarsById } from '../../features/timeline/timeline-list.tsx';
import type { TimeWindow } from '../../features/timeline/window.ts';

/** All of the view is in the address: how far in, when, which kinds, the words searched, the chosen item, what is written. */
export const FIRST = { zoom: 'year', at: '', kinds: '', q: '', item: '', write: '' };
export type TimelineFields = typeof FIRST;

export type ShownProps = {
  fields: TimelineFields;
  set: (changes: Partial<TimelineFields>) => void;
  window: TimeWindow;
  now: number;
  cars: CarsById;
  isStaff: boolean;
};
