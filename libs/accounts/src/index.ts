export { type Accounts, AccountsUnavailable, type SignUp } from './accounts.ts';
export type { AuthSettings } from './auth.ts';
export { openPersons } from './open-account-store.ts';
export { openAccounts } from './open-accounts.ts';
export type { Letter, LetterValues, Post } from './letters.ts';
export { hasSecondFactor } from './second-factor.ts';
export type { Session } from './session-cache.ts';
export type { FoundPerson, PersonRows, Persons } from './erasure.ts';
export type { Texts, WrittenText } from './texts.ts';
