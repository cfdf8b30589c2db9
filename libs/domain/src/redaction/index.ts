export { isMachineMade } from './machine-made.ts';
export { redactedEvent } from './redacted-event.ts';
export type { RedactedEvent, Redaction } from './redaction.ts';
export { carsSaid, valuesSaid } from './values-said.ts';
