export type { Mail, Mailer } from './mailer.ts';
export { openMailer } from './open-mailer.ts';
export {
  clearOutbox,
  forgetInOutbox,
  type KeptMessage,
  type OutboxMessage,
  putIntoOutbox,
  readOutbox,
  setAsideUnreadable,
} from './outbox.ts';
export { type WordingKind, wordingOf } from './wording.ts';
