import { z } from 'zod';

/**
 * `GET` and `PUT /api/v1/email-preferences`: `reviews`: emails about what becomes of the user's submissions, and questions
 * about them.
 */
export const emailPreferences = z.object({ reviews: z.boolean() }).meta({ id: 'MailWishes' });
export type EmailPreferences = z.infer<typeof emailPreferences>;
