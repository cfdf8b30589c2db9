export { type Accounts, AccountsUnavailable, type SignUp } from './accounts.ts';
export { AccountsRefused } from './check-file.sqlite.ts';
export type { AuthSettings } from './auth-settings.ts';
export { accountsAreThere, type AccountRows, openAccountRows } from './open-account-store.ts';
export { openAccounts } from './open-accounts.ts';
export type { AccountMail, AccountMailValues, SendMail } from './account-mail.ts';
export { hasSecondFactor } from './second-factor.ts';
export { dismissedSince, shutAgain, type ShutAgain } from './doors.ts';
export { isProved } from './proof.ts';
export type { EndedSession, Session } from './session-cache.ts';
export { COOKIE_PREFIX } from './session-cookie.ts';
export { applyErasures, type Erased, eraseDue, erasedIn, eraseNow } from './erase-persons.ts';
export {
  type Dismissed,
  type ErasureJournal,
  ErasureJournalUnwritable,
  type JournalLine,
  type Revoked,
} from './erasure-journal.ts';
export { defaultErasureJournal, openErasureJournal } from './open-erasure-journal.ts';
export { SECRET_FILE } from './installation-secret.ts';
export type { FoundPerson, PersonRows, Persons } from './erasure.ts';
export type { Texts, WrittenText } from './texts.ts';
export type { SentFile, SentFiles } from './sent-files.ts';
export type { ChatAttempt, ChatLink } from './chat-links.ts';
export type { PresentedApiKey } from './api-keys.ts';
export { type ActiveWebhook, untried, type WebhookProgress } from './webhooks.ts';
export type { EventPlan, EventPlans, OwnedEventPlan } from './event-plans.ts';
export type { ReviewMails } from './review-mails.ts';
export type { Visits } from './visits.ts';
export type { ViewedItem, ViewedKind, ViewCounts } from './view-counts.ts';
export { isGuessable } from './guessed-passwords.ts';
export { foldedName } from './folded-name.ts';
export { type FormerName, type HeldNames, yearBefore } from './held-names.ts';
export { nameKeys } from './name-keys.ts';
