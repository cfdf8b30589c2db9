export { isMachineMade } from './machine-made.ts';
export { redactedEvent } from './redacted-event.ts';
export type { RedactedEvent, Redaction } from './redaction.ts';
export { submittedCars, submittedValues } from './submitted-values.ts';
