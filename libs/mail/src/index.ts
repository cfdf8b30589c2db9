export type { Mail, Mailer } from './mailer.ts';
export { openMailer } from './open-mailer.ts';
export {
  clearOutbox,
  forgetInOutbox,
  type StoredMessage,
  type OutboxMessage,
  putIntoOutbox,
  readOutbox,
  quarantineUnreadable,
} from './outbox.ts';
export { type WordingKind, wordingOf } from './wording.ts';
