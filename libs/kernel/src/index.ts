export type { ActorId, Brand, Event, EventMeta, Meta, Recorded, StaffRole } from './event.ts';
export { Command } from './command.ts';
export {
  type Commands,
  commandsOf,
  type CommandType,
  decision,
  type StoredText,
  lookedUp,
  newId,
  type FreeText,
  type RunnableDecision,
  stateOf,
} from './commands.ts';
export { type Decider, fold } from './decider.ts';
export { type Job, job, type JobStep, jobStep, type StepContext } from './job-step.ts';
export { RuleBroken } from './rule-broken.ts';
export { type Caller, namesOf, type PermissionTable, permissionTable, type PermissionRow } from './permissions.ts';
