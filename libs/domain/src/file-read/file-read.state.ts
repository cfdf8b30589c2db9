import type { ActorId, Decider } from '#kernel';
import type { OfFileReads, PrivateFileRead } from './file-read.events.ts';

export type FileReads = { readonly reads: readonly { readonly by: ActorId; readonly day: string }[] };

export const fileReadsId = ({ userId, month }: OfFileReads): string => `${userId}|${month}`;

/** A stream covers a month, so that it stays short. */
export const fileReadsStream = (id: string): string => `file-reads-${id}`;

export const fileRead: Decider<FileReads, PrivateFileRead> = {
  initial: { reads: [] },
  evolve: ({ reads }, { data: { by, day } }) => ({ reads: [...reads, { by, day }] }),
};
