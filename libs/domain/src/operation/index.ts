export * from '../site/index.ts';
export { BeginOperation, beginOperation } from './begin-operation.ts';
export { EndOperation, endOperation } from './end-operation.ts';
export { operationCommands } from './operation.commands.ts';
export * from './operation.events.ts';
export { type Operation, operation, type OperationStatus, operationStream } from './operation.state.ts';
export { adminActions, operationPermissions } from './operation.permissions.ts';
export { HaltOperation, PauseOperation, ResumeOperation } from './steer-operation.ts';
