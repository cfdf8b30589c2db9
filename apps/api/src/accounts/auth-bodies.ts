import { z } from 'zod';
import { PASSWORD_MAX, signUpBody } from '#contracts';

const signInBody = signUpBody
  .pick({ email: true })
  .extend({ password: z.string().min(1).max(PASSWORD_MAX), rememberMe: z.boolean().optional() });

const bodies = new Map<string, z.ZodType>([
  ['/sign-up/email', signUpBody],
  ['/sign-in/email', signInBody],
  ['/sign-out', z.object({})],
]);

/** The routes of better-auth that the product uses; it has many more, and none of them is open by accident. */
export const authPaths: ReadonlySet<string> = new Set([...bodies.keys(), '/get-session']);

/** What a route takes. Fields that are not asked for are left out. */
export const authBodies = (path: string): z.ZodType => bodies.get(path) ?? z.object({});
