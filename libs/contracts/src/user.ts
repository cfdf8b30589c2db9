import { z } from 'zod';

/** `GET /api/getUser`: no `username` means signed out. */
export const currentUser = z
  .object({
    id: z.string().optional(),
    username: z.string().optional(),
    email: z.string().optional(),
    tier: z.number().int().min(0).max(5).default(0),
    mod: z.boolean().default(false),
    auth: z.boolean().default(false),
  })
  .meta({ id: 'CurrentUser' });
export type CurrentUser = z.infer<typeof currentUser>;

/** Bounds of a password, in characters; upwards so that hashing stays cheap. */
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;

/** What sign-up asks for. */
export const signUpBody = z.object({
  name: z.string().trim().min(2).max(32),
  email: z.string().trim().toLowerCase().max(254).pipe(z.email()),
  password: z.string().min(PASSWORD_MIN).max(PASSWORD_MAX),
});
export type SignUpBody = z.infer<typeof signUpBody>;
