import { z } from 'zod';
import { PASSWORD_MAX } from './user.ts';

/** Days between closing an account and its erasure; signing in meanwhile keeps it. */
export const CLOSING_DAYS = 14;

/** Days that a mail or private message lies in the outbox, where there is nobody to send it. */
export const MAIL_DAYS = 30;

/** A password, or none in a session that began by passkey or authenticator within the last ten minutes. */
export const closingBody = z.object({ password: z.string().max(PASSWORD_MAX).optional() });
export type ClosingBody = z.infer<typeof closingBody>;

/** `POST /api/v1/me/closing`: when the account goes. Every session has ended. */
export const closingAnswer = z.object({ closesAt: z.iso.datetime() }).meta({ id: 'Closing' });
export type ClosingAnswer = z.infer<typeof closingAnswer>;
