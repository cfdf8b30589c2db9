import { type Caller, permissionTable } from '#kernel';
import { isStaff } from '../caller-roles.ts';
import type { FileReads } from './file-read.state.ts';

/** The reads of a user's files, and the reader, the day and the owner of a new one. */
type OfReader = FileReads & { readonly by: string | undefined; readonly day: string; readonly userId: string };

const isTold = ({ reads, by, day }: OfReader): boolean => reads.some((one) => one.by === by && one.day === day);

/** Each reader's access to a user's private files is recorded once a day. */
export const fileReadPermissions = permissionTable(
  [{ command: 'record-file-read', from: 'not told that day', to: 'told that day', who: 'staff, of another' }],
  {
    from: { 'not told that day': (of: OfReader): boolean => !isTold(of), 'told that day': isTold },
    who: { 'staff, of another': (by: Caller, { userId }: OfReader) => isStaff(by) && by.actor !== userId },
  },
);
