import { APIError } from 'better-auth/api';
import type { AccountStore } from './account-store.ts';

/** An authenticator's code is accepted for three periods of 30 s: its own and its neighbours'. */
const TAKEN_FOR_MS = 2 * 90_000;

type Asking = { readonly path?: string | undefined; readonly body?: unknown } | null | undefined;

/**
 * An authenticator's code starts one session only, the setup included: an observed code is useless. Throws
 * better-auth's `INVALID_CODE`.
 */
export const spendCode = async (
  store: Pick<AccountStore, 'spendCode'>,
  userId: string,
  asking: Asking,
): Promise<void> => {
  if (asking?.path !== '/two-factor/verify-totp') return;
  const { code } = asking.body as { readonly code: string };
  if (await store.spendCode(userId, code, new Date(Date.now() + TAKEN_FOR_MS))) return;
  throw new APIError('UNAUTHORIZED', { code: 'INVALID_CODE' });
};
