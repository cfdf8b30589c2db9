export * from './appeal.enums.ts';
export { appealCommands } from './appeal.commands.ts';
export * from './appeal.events.ts';
export { type Appeal, appeal, appealStream } from './appeal.state.ts';
export { appealPermissions } from './appeal.permissions.ts';
export { type HoldingDecision, holdingDecision, limitItemId, streamOfAppealed } from './decisions.ts';
export { lapTimeItemId, lapTimeOfItem } from '../lap-time/lap-time.queue-kind.ts';
export { MakeAppeal } from './make-appeal.ts';
export { GrantAppeal, RejectAppeal, ReopenAppeal } from './resolve-appeal.ts';
