export { type Accounts, AccountsUnavailable, openAccounts, type SignUp } from './accounts.ts';
export type { AuthSettings } from './auth.ts';
export type { Session } from './session-cache.ts';
