import { AccountsUnavailable } from '#accounts';
import { type ProblemCode, problemCode } from '#contracts';
import { Refused } from '../http/refused.ts';

const FACTOR_RETRY_AFTER = 15 * 60;

const ours: Readonly<Record<string, ProblemCode>> = {
  UNAUTHORIZED: 'signed-out',
  INVALID_EMAIL_OR_PASSWORD: 'credentials-wrong',
  INVALID_PASSWORD: 'password-wrong',
  INVALID_TOKEN: 'token-invalid',
  SESSION_NOT_FRESH: 'session-not-fresh',
  INVALID_CODE: 'code-wrong',
  INVALID_BACKUP_CODE: 'recovery-code-wrong',
  INVALID_TWO_FACTOR_COOKIE: 'second-factor-expired',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'second-factor-expired',
  TOTP_NOT_ENABLED: 'second-factor-off',
  BACKUP_CODES_NOT_ENABLED: 'second-factor-off',
  TWO_FACTOR_NOT_ENABLED: 'second-factor-off',
  ACCOUNT_TEMPORARILY_LOCKED: 'too-many-requests',
  PASSKEY_NOT_FOUND: 'passkey-unknown',
  CHALLENGE_NOT_FOUND: 'passkey-refused',
  AUTHENTICATION_FAILED: 'passkey-refused',
  FAILED_TO_VERIFY_REGISTRATION: 'passkey-refused',
};

export const authRefusal = async (answer: Response): Promise<Error> => {
  const { code } = (await answer.json().catch(() => ({}))) as { code?: string };
  const known = problemCode.safeParse(code).data ?? ours[code ?? ''];
  if (known === 'too-many-requests') return new Refused(known, {}, FACTOR_RETRY_AFTER);
  if (known) return new Refused(known);
  if (answer.status === 404) return new Refused('route-unknown');
  // Our own check passed but better-auth failed: its store did not answer.
  return new AccountsUnavailable({ cause: new Error(`sign-in answered ${answer.status} ${code ?? ''}`) });
};
