export { type FieldChanges, fieldChangesOf } from './field-changes.ts';
export { recallStep, type Taken, takeStep, tryStep } from './take-step.ts';
export { rollBackImport } from './roll-back/roll-back-import.ts';
export type { KeptFigure, RollBackReport, UndoneRow } from './roll-back/undone-row.ts';
