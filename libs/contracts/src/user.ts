import { z } from 'zod';
import { isEmailAddress, languageCodes, NAME_MAX, nameFault } from './account-checks.ts';
import { memberLimit } from './members.ts';

/**
 * `GET /api/getUser`: no `username` means logged out. `confirmed`: the email address is; `twoFactor`: login asks for a
 * code; `secondFactor`: this session started with one; `language`: of emails; `limits`: what the user may not do now;
 * `discordName`: the linked chat account; `chatState`: how far linking got.
 */
export const currentUser = z
  .object({
    id: z.string().optional(),
    username: z.string().optional(),
    email: z.string().optional(),
    tier: z.number().int().min(0).max(5).default(0),
    mod: z.boolean().default(false),
    admin: z.boolean().optional(),
    auth: z.boolean().default(false),
    confirmed: z.boolean().optional(),
    twoFactor: z.boolean().optional(),
    secondFactor: z.boolean().optional(),
    language: z.string().optional(),
    limits: z.array(memberLimit).optional(),
    discordName: z.string().optional(),
    chatState: z.enum(['none', 'pending', 'failed', 'linked']).optional(),
  })
  .meta({ id: 'CurrentUser' });
export type CurrentUser = z.infer<typeof currentUser>;

/** Bounds of a password, in characters; the upper one so that hashing stays cheap. */
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;

/** The name of a passkey: every character of it is visible. */
export const keyName = z
  .string()
  .trim()
  .refine((name) => nameFault(name) !== 'length', { error: `2 to ${NAME_MAX} characters`, abort: true })
  .refine((name) => nameFault(name) !== 'unseen', { error: 'line breaks and invisible characters cannot stand in it' })
  .refine((name) => nameFault(name) !== 'link', { error: 'no address can stand in it' })
  .refine((name) => nameFault(name) !== 'marks', { error: 'at most two marks stand upon a letter' })
  .meta({ examples: ['Mira'] });
/** A display name: in addition, it has no look-alike letters of several scripts. */
export const accountName = keyName
  .refine((name) => nameFault(name) !== 'plain', { error: 'a letter or a number is in it' })
  .refine((name) => nameFault(name) !== 'scripts', { error: 'letters of one script' })
  .meta({ examples: ['Mira'] });
/** An email address, trimmed and in lower case. */
export const emailAddress = z
  .string()
  .trim()
  .toLowerCase()
  .refine(isEmailAddress, { error: 'no email address' })
  .meta({ examples: ['mira@example.org'] });
/** A language of the interface: emails are written in it. */
export const language = z.enum(languageCodes);
/** A new password; the commonest are refused in addition. */
export const newPassword = z
  .string()
  .min(PASSWORD_MIN)
  .max(PASSWORD_MAX)
  .meta({ examples: ['correct horse battery'] });

/** The registration request. A repeated password is compared; `language` is the one that emails are written in. */
export const signUpBody = z.object({
  name: accountName,
  email: emailAddress,
  password: newPassword,
  passwordAgain: z
    .string()
    .max(PASSWORD_MAX)
    .optional()
    .meta({ examples: ['correct horse battery'] }),
  language: language.optional(),
});
export type SignUpBody = z.infer<typeof signUpBody>;
