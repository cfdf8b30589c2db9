import { z } from 'zod';

/** Every code an answer may carry: the translation key of the sentence the user reads. A test compares it with the domain's. */
export const problemCodes = [
  // shape (400)
  'body-unreadable',
  'body-too-large',
  'shape-invalid',
  'idempotency-key-missing',
  'position-unknown',
  'cursor-unreadable',
  'criteria-invalid',
  // who (401, 403)
  'signed-out',
  'credentials-wrong',
  'second-factor-asked',
  'email-unconfirmed',
  'session-not-fresh',
  'origin-refused',
  'not-allowed',
  'second-factor-needed',
  'account-limited',
  'account-limited-until',
  // there is no such thing (404)
  'route-unknown',
  'car-unknown',
  'cell-unknown',
  'catalogue-unknown',
  'lap-time-unknown',
  'import-unknown',
  'import-row-unknown',
  'session-unknown',
  'passkey-unknown',
  'user-unknown',
  // rules and races (409)
  'lap-time-already-stands',
  'lap-time-not-yours',
  'lap-time-withdrawn',
  'car-already-released',
  'car-retired',
  'car-not-yet-released',
  'member-role-unchanged',
  'member-tier-unchanged',
  'account-not-limited',
  'staff-not-limited',
  'import-row-settled',
  'import-rolled-back',
  'changed-meanwhile',
  'stream-too-long',
  'email-taken',
  'name-taken',
  'email-unchanged',
  'second-factor-off',
  // meaning (422)
  'idempotency-key-reused',
  'password-common',
  'password-wrong',
  'passwords-differ',
  'code-wrong',
  'token-invalid',
  'second-factor-expired',
  'passkey-refused',
  'tune-invalid',
  'track-unknown',
  'condition-unknown',
  'lap-time-empty',
  'lap-time-unreadable',
  'lap-time-hyphen',
  'lap-time-length',
  'lap-time-parts',
  'lap-time-hundredths',
  'lap-time-seconds',
  'lap-time-minutes',
  'lap-time-not-whole',
  'lap-time-out-of-range',
  'car-invalid',
  'game-version-invalid',
  'date-past',
  'deck-item-unreadable',
  'deck-tune-without-car',
  'deck-too-many-cars',
  'deck-too-many-tracks',
  'deck-too-long',
  // not now (429, 503, 500)
  'too-many-requests',
  'too-many-waiting',
  'view-behind',
  'store-unavailable',
  'views-unavailable',
  'unexpected',
] as const;

export const problemCode = z.enum(problemCodes);
export type ProblemCode = z.infer<typeof problemCode>;

/** An error answer: RFC 9457 with our code, the facts of the sentence, and what finds the log line. */
export const problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.number().int(),
    code: problemCode,
    facts: z.record(z.string(), z.unknown()),
    correlationId: z.string(),
  })
  .meta({ id: 'Problem' });
export type Problem = z.infer<typeof problem>;
