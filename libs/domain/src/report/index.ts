export * from '../appeal/index.ts';
export * from './demo/demo-trust.ts';
export { MakeReport } from './make-report.ts';
export * from './report.enums.ts';
export { reportCommands } from './report.commands.ts';
export * from './report.events.ts';
export { type Report, report, reportStream } from './report.state.ts';
export { reportPermissions } from './report.permissions.ts';
export { DismissReport, ReopenReport, UpholdReport } from './resolve-report.ts';
