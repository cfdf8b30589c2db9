import { z } from 'zod';

/** `GET` and `PUT /api/v1/mail-wishes`: `reviews`: mails tell what became of what you submitted, and what is asked about it. */
export const mailWishes = z.object({ reviews: z.boolean() }).meta({ id: 'MailWishes' });
export type MailWishes = z.infer<typeof mailWishes>;
