import { passkey } from '@better-auth/passkey';
import { APIError } from 'better-auth/api';
import { twoFactor } from 'better-auth/plugins/two-factor';
import { recoveryCodes, secondFactorEnds } from './end-second-factor.ts';
import type { Session } from './session-cache.ts';

/** Whether a session may use staff actions: it started with an authenticator or recovery code, or a passkey. */
export const hasSecondFactor = ({ secondFactor }: Pick<Session, 'secondFactor'>): boolean => secondFactor;

/** Authenticator codes (6 digits, 30 s), ten recovery codes of one use each, and passkeys that verify their user. */
export const secondFactors = (publicUrl: string) => [
  authenticator(),
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

const authenticator = () => {
  const backupCodeOptions = { storeBackupCodes: 'encrypted', customBackupCodesGenerate: recoveryCodes } as const;
  // Ours leaves recovery codes open: `code-lock.ts`.
  const plugin = twoFactor({ issuer: ISSUER, backupCodeOptions, accountLockout: { enabled: false } });
  return { ...plugin, endpoints: { ...plugin.endpoints, ...secondFactorEnds } };
};

/**
 * Whether a session that better-auth starts at this path has a second factor; one that replaces another keeps its own.
 */
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

/** A passkey without a fingerprint, face or PIN only proves a device: one factor, not two. */
const mustKnowHolder = async (userVerified: boolean | undefined): Promise<void> => {
  if (!userVerified) throw new APIError('BAD_REQUEST', { code: 'passkey-refused' });
};
