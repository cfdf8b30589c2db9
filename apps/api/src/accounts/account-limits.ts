import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { Refused } from '../http/refused.ts';
import type { Counters } from './counters.ts';

/** Requests per hour: from one address, and for one account or recipient. */
export type HourlyLimit = { readonly address: number; readonly subject?: number };

/**
 * In addition to the limits of all writes. Emails cost others' attention; codes and passwords can be guessed; links are
 * stored.
 */
export const hourlyLimits: Readonly<Record<string, HourlyLimit>> = {
  '/send-verification-email': { address: 20, subject: 5 },
  '/request-password-reset': { address: 20, subject: 5 },
  '/confirm-email': { address: 60 },
  '/reset-password': { address: 60 },
  '/update-user': { address: 120, subject: 30 },
  '/change-email': { address: 40, subject: 10 },
  '/change-password': { address: 40, subject: 10 },
  '/prove': { address: 40, subject: 10 },
  '/two-factor/enable': { address: 40, subject: 20 },
  '/two-factor/verify-totp': { address: 120, subject: 60 },
  '/two-factor/verify-backup-code': { address: 40, subject: 20 },
  '/two-factor/generate-backup-codes': { address: 40, subject: 20 },
  '/two-factor/disable': { address: 40, subject: 20 },
  '/passkey/verify-registration': { address: 60, subject: 20 },
  '/passkey/verify-authentication': { address: 120 },
  '/me/close': { address: 40, subject: 10 },
  '/me/webhooks': { address: 80, subject: 20 },
  '/me/api-keys': { address: 80, subject: 20 },
  '/chat-link': { address: 40, subject: 10 },
  '/chat-link/to': { address: 40, subject: 5 },
  '/deck-links': { address: 20 },
  '/deck-links/member': { address: 240, subject: 60 },
  '/uploads': { address: 240, subject: 60 },
  '/chat-link/confirm': { address: 120, subject: 50 },
};

const HOUR_MS = 60 * 60_000;

type Asked = { readonly name: string; readonly address: string; readonly subject: string | undefined };

/** Counts one request; the response headers show what is left. Refused: `too-many-requests`. */
export const limitHourly = async (counters: Counters, reply: FastifyReply, asked: Asked): Promise<void> => {
  const limit = hourlyLimits[asked.name];
  if (!limit) return;
  const ways = [
    { key: `${asked.name}:address:${asked.address}`, max: limit.address },
    ...(limit.subject && asked.subject
      ? [{ key: `${asked.name}:subject:${hashed(asked.subject)}`, max: limit.subject }]
      : []),
  ];
  const counted = await Promise.all(
    ways.map(async ({ key, max }) => ({ max, ...(await counters.count(key, HOUR_MS)) })),
  );
  const tightest = counted.reduce((one, other) => (other.max - other.count < one.max - one.count ? other : one));
  const resetSeconds = Math.max(1, Math.ceil(tightest.ttlMs / 1_000));
  reply.header('x-ratelimit-limit', tightest.max);
  reply.header('x-ratelimit-remaining', Math.max(0, tightest.max - tightest.count));
  reply.header('x-ratelimit-reset', resetSeconds);
  if (tightest.count > tightest.max) throw new Refused('too-many-requests', { limit: tightest.max }, resetSeconds);
};

/** Readers of the counters learn nothing from the key. */
const hashed = (subject: string): string => createHash('sha256').update(subject).digest('base64url').slice(0, 22);
