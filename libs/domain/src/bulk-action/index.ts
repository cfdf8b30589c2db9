export { needsAnother, PlanBulkAction, type BulkActionRequest } from './plan-bulk-action.ts';
export { advanceBulkActionStep, finishBulkActionStep, bulkActionJob } from './bulk-action-steps.ts';
export * from './bulk-action.enums.ts';
export { bulkActionCommands } from './bulk-action.commands.ts';
export * from './bulk-action.events.ts';
export { type BulkAction, bulkAction, bulkActionStream } from './bulk-action.state.ts';
export { bulkActionPermissions } from './bulk-action.permissions.ts';
export { ConfirmBulkAction, WithdrawBulkAction } from './take-bulk-action.ts';
