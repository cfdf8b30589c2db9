import { forgetMine } from './my-lap-times.ts';
import { postAccount } from './post-account.ts';
import { forgetUnsent } from './unsent-lap-times.ts';
import { sessionChanged } from './use-session.ts';

const asksMore = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'twoFactorRedirect' in answer && answer.twoFactorRedirect === true;

/** Throws `credentials-wrong` when the pair does not match. `asked-more`: a code follows, and nobody is signed in yet. */
export async function signIn(email: string, password: string): Promise<'signed-in' | 'asked-more'> {
  if (asksMore(await postAccount('/sign-in/email', { email, password }))) return 'asked-more';
  await sessionChanged();
  return 'signed-in';
}

/** The second step, by the app's code or by one of the recovery codes. Throws `code-wrong`, `recovery-code-wrong`, `second-factor-expired`. */
export async function signInByCode(code: string, kind: 'app' | 'recovery'): Promise<void> {
  await postAccount(kind === 'app' ? '/two-factor/verify-totp' : '/two-factor/verify-backup-code', { code });
  await sessionChanged();
}

/** Makes the account and signs in. Throws `email-taken`, `name-taken`, `password-common`. */
export async function signUp(account: {
  name: string;
  email: string;
  password: string;
  passwordAgain: string;
  language: string;
}): Promise<void> {
  await postAccount('/sign-up/email', account);
  await sessionChanged();
}

export async function signOut(): Promise<void> {
  await postAccount('/sign-out', {});
  await signedOut();
}

/** The session has ended: what was one's own is forgotten here. */
export async function signedOut(): Promise<void> {
  forgetMine();
  forgetUnsent();
  await sessionChanged();
}
