export { fileReadCommands } from './file-read.commands.ts';
export type { PrivateFileRead } from './file-read.events.ts';
export { fileRead } from './file-read.state.ts';
export { RecordFileRead } from './record-file-read.ts';
