import { type ActorId, Command } from '#kernel';
import type { PrivateFileRead } from './file-read.events.ts';
import type { FileReads } from './file-read.state.ts';
import { fileReadPermissions } from './file-read.permissions.ts';

export class RecordFileRead extends Command<{
  readonly userId: ActorId;
  readonly month: string;
  readonly day: string;
  readonly file: string;
}> {}

export const recordFileRead = ({ data, meta }: RecordFileRead, state: FileReads): readonly PrivateFileRead[] => {
  const { userId, day } = data;
  fileReadPermissions.check('record-file-read', { ...state, by: meta.actor, day, userId }, meta);
  return [{ type: 'PrivateFileRead', data: { ...data, by: meta.actor } }];
};
