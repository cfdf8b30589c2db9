import type { z } from 'zod';
import { account, type ActOfEndpoint, actOf, descriptionOf, type Endpoint, passkeys, secondFactor } from '#contracts';
import { AUTH_PREFIX } from '../http/auth-path.ts';

const endpoints = [account, secondFactor, passkeys].flatMap((group) => Object.values<Endpoint>(group));
const pathOf = ({ path }: Endpoint): string => path.slice(AUTH_PREFIX.length);

/** What the routes of better-auth take that the product uses; it has many more, and none of them is open by accident. */
export const authBodies: ReadonlyMap<string, z.ZodType> = new Map(
  endpoints.flatMap((endpoint) => {
    const { body } = descriptionOf(endpoint);
    return body ? [[pathOf(endpoint), body]] : [];
  }),
);

/** What its routes that change something do to others. */
export const authActs: ReadonlyMap<string, ActOfEndpoint | undefined> = new Map(
  endpoints
    .filter(({ method }) => method !== 'GET')
    .map((endpoint) => [pathOf(endpoint), actOf(descriptionOf(endpoint))]),
);

/** Those of its routes that are asked by GET. */
export const authQuestions: ReadonlySet<string> = new Set(
  endpoints.filter(({ method }) => method === 'GET').map(pathOf),
);

/** What better-auth is told besides: everybody else is signed out when a password is changed. */
export const authExtras: Readonly<Record<string, object>> = { '/change-password': { revokeOtherSessions: true } };

/** Routes that answer whoever asks with the same words; who is signed in would change them. */
export const neutralPaths: ReadonlySet<string> = new Set(['/send-verification-email', '/request-password-reset']);
