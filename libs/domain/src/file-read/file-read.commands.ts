import { commandsOf, decision } from '#kernel';
import type { OfFileReads } from './file-read.events.ts';
import { fileRead, fileReadsId, fileReadsStream } from './file-read.state.ts';
import { RecordFileRead, recordFileRead } from './record-file-read.ts';

export const fileReadCommands = commandsOf({
  decider: fileRead,
  stream: (of: OfFileReads) => fileReadsStream(fileReadsId(of)),
  decisions: [decision(RecordFileRead, recordFileRead, { id: fileReadsId, begins: true })],
});
