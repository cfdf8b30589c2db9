import { type Asking, whoMay } from '#kernel';
import { isStaff } from '../who-asks.ts';
import type { FileReads } from './file-read.state.ts';

/** What was read of a person, who reads now, on which day, and whose it is. */
type OfReader = FileReads & { readonly by: string | undefined; readonly day: string; readonly userId: string };

const isTold = ({ reads, by, day }: OfReader): boolean => reads.some((one) => one.by === by && one.day === day);

/** What staff read of a person's private files is told once a day. */
export const fileReadWhoMay = whoMay(
  [{ command: 'tell-file-read', from: 'not told that day', to: 'told that day', who: 'staff, of another' }],
  {
    from: { 'not told that day': (of: OfReader): boolean => !isTold(of), 'told that day': isTold },
    who: { 'staff, of another': (by: Asking, { userId }: OfReader) => isStaff(by) && by.actor !== userId },
  },
);
