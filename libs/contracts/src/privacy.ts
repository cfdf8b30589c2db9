import { z } from 'zod';

/** Days between closing an account and its erasure; signing in meanwhile keeps it. */
export const CLOSING_DAYS = 14;

/** Days that a mail or private message lies in the outbox, where there is nobody to send it. */
export const MAIL_DAYS = 30;

/** `POST /api/v1/me/closing`: when the account goes. Every session has ended. */
export const closingAnswer = z.object({ closesAt: z.iso.datetime() }).meta({ id: 'Closing' });
export type ClosingAnswer = z.infer<typeof closingAnswer>;
