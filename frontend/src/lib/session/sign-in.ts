import { account, secondFactor } from '#contracts';
import type { RequestOf, SignedInAnswer } from '#contracts';
import { send } from '../api/send.ts';
import { forgetAccount } from './forget-account.ts';
import { forgetMine } from './my-lap-times.ts';
import { sessionChanged, sessionEnded } from './use-session.ts';

/** `account-kept`: it was being closed, and is no longer. */
export type SignedInHow = 'signed-in' | 'account-kept';

/** To be called after a response that started a session. */
export async function signedInBy({ accountKept }: SignedInAnswer): Promise<SignedInHow> {
  await sessionChanged();
  return accountKept ? 'account-kept' : 'signed-in';
}

/**
 * Throws `credentials-wrong` when the pair does not match. `asked-more`: a code follows, and the user is not logged in
 * yet.
 */
export async function signIn(email: string, password: string): Promise<SignedInHow | 'asked-more'> {
  const answer = await send(account.signIn, { body: { email, password } });
  return answer.twoFactorRedirect ? 'asked-more' : signedInBy(answer);
}

/** The second step, by the app's code or by one of the recovery codes. Throws `code-wrong`, `recovery-code-wrong`, `second-factor-expired`. */
export async function signInByCode(code: string, kind: 'app' | 'recovery'): Promise<SignedInHow> {
  const how = kind === 'app' ? secondFactor.verifyCode : secondFactor.verifyRecoveryCode;
  return signedInBy(await send(how, { body: { code } }));
}

/** Creates the account and logs in. Throws `email-taken`, `name-taken`, `password-common`. */
export async function signUp(body: RequestOf<typeof account.signUp>['body']): Promise<void> {
  await send(account.signUp, { body });
  await sessionChanged();
}

export async function signOut(): Promise<void> {
  await send(account.signOut, { body: {} });
  await signedOut();
}

/** The session has ended: the user's own data is removed here. */
export async function signedOut(): Promise<void> {
  forgetMine();
  forgetAccount();
  await sessionEnded();
}
