export {
  AppendRefused,
  type Appended,
  type EventStore,
  EventStoreDamaged,
  EventStoreNewer,
  EventStoreUnavailable,
  type ExpectedRevision,
  type FollowedBatch,
  type LogBatch,
  type NewEvent,
  WrongExpectedRevision,
} from './event-store.ts';
export { MAX_APPEND_BYTES, MAX_EVENT_BYTES, MAX_EVENTS_A_STREAM } from './budget.ts';
export { commandHashOf, commandIdOf, commandMeta, eventIdOf, newIdOf, reactionIdOf } from './ids.ts';
export { type Decided, decideAndAppend } from './decide-and-append.ts';
export { createOrAppend } from './create-or-append.ts';
export { type CommandPorts, runCommand } from './run-command.ts';
export { runJob } from './run-job.ts';
export { runStep } from './run-step.ts';
export { type Upcaster, type Upcasters, upcast } from './upcasters.ts';
export { openSqliteEventStore, type SqliteEventStoreOptions } from './event-store.sqlite.ts';
export { makeFolderPrivate, makeFilesPrivate } from './private-folder.ts';
export { FolderInUse, type FolderLock, lockFolder } from './folder-lock.sqlite.ts';
export { type EventStoreOptions, openEventStore } from './open-event-store.ts';
export { type Redact, redactLog, storedEvents } from './redact-log.sqlite.ts';
export { withinBudget } from './timeouts.ts';
export { pastOf } from './past-of-stream.ts';
