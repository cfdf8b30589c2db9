export * from '../appeal/index.ts';
export * from './demo/demo-trust.ts';
export { MakeReport } from './make-report.ts';
export * from './report-words.ts';
export { reportCommands } from './report.commands.ts';
export * from './report.events.ts';
export { type Report, report, reportStream } from './report.state.ts';
export { reportWhoMay } from './report.who-may.ts';
export { DismissReport, ReopenReport, UpholdReport } from './settle-report.ts';
