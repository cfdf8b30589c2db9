export type { ActorId, Brand, Event, EventMeta, Meta, Recorded, StaffRole } from './event.ts';
export { Command } from './command.ts';
export {
  type Commands,
  commandsOf,
  type CommandType,
  decision,
  type KeptText,
  lookedUp,
  newId,
  type OwnWords,
  type RunnableDecision,
  stateOf,
} from './commands.ts';
export { type Decider, fold } from './decider.ts';
export { type Job, job, type JobStep, jobStep, type StepFacts } from './job-step.ts';
export { RuleBroken } from './rule-broken.ts';
export { type Asking, namesOf, type WhoMay, whoMay, type WhoMayRow } from './who-may.ts';
