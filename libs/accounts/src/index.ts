export { type Accounts, AccountsUnavailable, type SignUp } from './accounts.ts';
export type { AuthSettings } from './auth.ts';
export { openAccounts } from './open-accounts.ts';
export type { Session } from './session-cache.ts';
export type { Texts, WrittenText } from './texts.ts';
