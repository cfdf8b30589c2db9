export * from './queue.events.ts';
export * from './queue-kind.ts';
export * from './queue.state.ts';
export * from './queue-words.ts';
export { moveIn, queueKinds, queueMoveTypes } from './queue-kinds.ts';
export { queueCommands, queueOfStream } from './queue.commands.ts';
export { holderOf, queueWhoMay } from './queue.who-may.ts';
export * from './claim-item.ts';
export * from './ask-submitter.ts';
