export { isMachineMade } from './machine-made.ts';
export { type RedactedEvent, redactedEvent } from './redacted-event.ts';
export { valuesSaid } from './values-said.ts';
