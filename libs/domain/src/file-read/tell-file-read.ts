import { type ActorId, Command } from '#kernel';
import type { PrivateFileRead } from './file-read.events.ts';
import type { FileReads } from './file-read.state.ts';
import { fileReadWhoMay } from './file-read.who-may.ts';

export class TellFileRead extends Command<{
  readonly userId: ActorId;
  readonly month: string;
  readonly day: string;
  readonly file: string;
}> {}

export const tellFileRead = ({ data, meta }: TellFileRead, state: FileReads): readonly PrivateFileRead[] => {
  const { userId, day } = data;
  fileReadWhoMay.check('tell-file-read', { ...state, by: meta.actor, day, userId }, meta);
  return [{ type: 'PrivateFileRead', data: { ...data, by: meta.actor } }];
};
