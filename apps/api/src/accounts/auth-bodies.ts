import type { z } from 'zod';
import {
  account,
  type ActionOfEndpoint,
  actionOf,
  descriptionOf,
  type Endpoint,
  passkeys,
  secondFactor,
} from '#contracts';
import { AUTH_PREFIX } from '../http/auth-path.ts';

const endpoints = [account, secondFactor, passkeys].flatMap((group) => Object.values<Endpoint>(group));
const pathOf = ({ path }: Endpoint): string => path.slice(AUTH_PREFIX.length);

/** Bodies of the better-auth routes that the product uses; it has many more, and none is open by accident. */
export const authBodies: ReadonlyMap<string, z.ZodType> = new Map(
  endpoints.flatMap((endpoint) => {
    const { body } = descriptionOf(endpoint);
    return body ? [[pathOf(endpoint), body]] : [];
  }),
);

export const authActions: ReadonlyMap<string, ActionOfEndpoint | undefined> = new Map(
  endpoints
    .filter(({ method }) => method !== 'GET')
    .map((endpoint) => [pathOf(endpoint), actionOf(descriptionOf(endpoint))]),
);

export const authQuestions: ReadonlySet<string> = new Set(
  endpoints.filter(({ method }) => method === 'GET').map(pathOf),
);

/** Additional parameters for better-auth: a password change logs out all other sessions. */
export const authExtras: Readonly<Record<string, object>> = { '/change-password': { revokeOtherSessions: true } };

/** Routes whose response is the same for every caller; the caller's session would change it. */
export const neutralPaths: ReadonlySet<string> = new Set(['/send-verification-email', '/request-password-reset']);
