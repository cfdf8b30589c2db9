import { z } from 'zod';
import { PASSWORD_MAX } from './user.ts';

/** Days between closing an account and its erasure; logging in during this time keeps it. */
export const CLOSING_DAYS = 14;

/** Days that an email or private message stays in the outbox while nothing sends it. */
export const MAIL_DAYS = 30;

/** A password, or none in a session that started with a passkey or authenticator within the last ten minutes. */
export const closingBody = z.object({ password: z.string().max(PASSWORD_MAX).optional() });
export type ClosingBody = z.infer<typeof closingBody>;

/** `POST /api/v1/me/close`: when the account is erased. Every session has ended. */
export const closingAnswer = z.object({ closesAt: z.iso.datetime() }).meta({ id: 'Closing' });
export type ClosingAnswer = z.infer<typeof closingAnswer>;
