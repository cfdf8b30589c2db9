import { passkey } from '@better-auth/passkey';
import { APIError } from 'better-auth/api';
import { twoFactor } from 'better-auth/plugins/two-factor';
import type { Session } from './session-cache.ts';

/** Whether a session may do what only staff may: it began with an authenticator or recovery code, or a passkey. */
export const hasSecondFactor = ({ secondFactor }: Pick<Session, 'secondFactor'>): boolean => secondFactor;

/** Authenticator codes (6 digits, 30 s), ten recovery codes of one use each, and passkeys that check who holds them. */
export const secondFactors = (publicUrl: string) => [
  twoFactor({
    issuer: ISSUER,
    backupCodeOptions: { storeBackupCodes: 'encrypted' },
    // Ours leaves recovery codes open: `code-lock.ts`.
    accountLockout: { enabled: false },
  }),
  passkey({
    rpName: ISSUER,
    rpID: new URL(publicUrl).hostname,
    origin: new URL(publicUrl).origin,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    registration: {
      afterVerification: ({ verification }) => mustKnowHolder(verification.registrationInfo?.userVerified),
    },
    authentication: {
      afterVerification: ({ verification }) => mustKnowHolder(verification.authenticationInfo.userVerified),
    },
  }),
];

/** Whether a session that better-auth begins at this path has a second factor; one that replaces another keeps its own. */
export const beginsWithSecondFactor = (path: string | undefined, replaced: unknown): boolean => {
  if (path && FACTOR_PATHS.has(path)) return true;
  return path !== '/two-factor/disable' && (replaced as { secondFactor?: boolean } | undefined)?.secondFactor === true;
};

const ISSUER = 'Track Day Records';

const FACTOR_PATHS = new Set([
  '/two-factor/verify-totp',
  '/two-factor/verify-backup-code',
  '/passkey/verify-authentication',
]);

/** A passkey without a fingerprint, face or PIN shows only that a device is there: one factor, not two. */
const mustKnowHolder = async (userVerified: boolean | undefined): Promise<void> => {
  if (!userVerified) throw new APIError('BAD_REQUEST', { code: 'passkey-refused' });
};
