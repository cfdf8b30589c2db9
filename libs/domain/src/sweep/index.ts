export { needsAnother, PlanSweep, type SweepAsked } from './plan-sweep.ts';
export { advanceSweepStep, finishSweepStep, sweepJob } from './sweep-steps.ts';
export * from './sweep-words.ts';
export { sweepCommands } from './sweep.commands.ts';
export * from './sweep.events.ts';
export { type Sweep, sweep, sweepStream } from './sweep.state.ts';
export { sweepWhoMay } from './sweep.who-may.ts';
export { ConfirmSweep, WithdrawSweep } from './take-sweep.ts';
