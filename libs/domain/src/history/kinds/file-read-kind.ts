import type { PrivateFileRead } from '../../file-read/file-read.events.ts';
import { fileReadsId, fileReadsStream } from '../../file-read/file-read.state.ts';
import { type HistoryKind, never, oneStream } from '../history-kind.ts';

/** Which staff read private files of a user, in a month: for admins. */
export const fileReadHistoryKind: HistoryKind<PrivateFileRead> = {
  kind: 'file-read',
  stream: oneStream(fileReadsStream),
  itemOf: fileReadsId,
  seenBy: 'admins',
  isPublic: never,
  acts: { PrivateFileRead: { act: 'read', byStaff: true, status: 'known', about: ({ userId }) => userId } },
};
