import type { LanguageCode } from '../i18n/languages.ts';
import { forgetMine } from './my-lap-times.ts';
import { postAccount } from './post-account.ts';
import { forgetUnsent } from './unsent-lap-times.ts';
import { sessionChanged, sessionEnded } from './use-session.ts';

/** `account-kept`: it was being closed, and is not any longer. */
export type SignedInHow = 'signed-in' | 'account-kept';

const says = (answer: unknown, word: string): boolean =>
  typeof answer === 'object' && answer !== null && (answer as Record<string, unknown>)[word] === true;

/** After an answer that began a session. */
export async function signedInBy(answer: unknown): Promise<SignedInHow> {
  await sessionChanged();
  return says(answer, 'accountKept') ? 'account-kept' : 'signed-in';
}

/** Throws `credentials-wrong` when the pair does not match. `asked-more`: a code follows, and nobody is signed in yet. */
export async function signIn(email: string, password: string): Promise<SignedInHow | 'asked-more'> {
  const answer = await postAccount('/sign-in/email', { email, password });
  return says(answer, 'twoFactorRedirect') ? 'asked-more' : signedInBy(answer);
}

/** The second step, by the app's code or by one of the recovery codes. Throws `code-wrong`, `recovery-code-wrong`, `second-factor-expired`. */
export async function signInByCode(code: string, kind: 'app' | 'recovery'): Promise<SignedInHow> {
  const path = kind === 'app' ? '/two-factor/verify-totp' : '/two-factor/verify-backup-code';
  return signedInBy(await postAccount(path, { code }));
}

/** Makes the account and signs in. Throws `email-taken`, `name-taken`, `password-common`. */
export async function signUp(account: {
  name: string;
  email: string;
  password: string;
  passwordAgain: string;
  language: LanguageCode;
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
  await sessionEnded();
}
