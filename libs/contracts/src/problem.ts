import { nameConflicts } from './account-checks.ts';
import { z } from 'zod';
import { appealConflicts } from './appeal.enums.ts';
import { carPhotoConflicts } from './car-photo.enums.ts';
import { carReviewConflicts } from './car-review.enums.ts';
import { deckFaults } from './deck-faults.ts';
import { fileFaults, importConflicts } from './file-faults.ts';
import { packFaultCodes } from './pack.enums.ts';
import { translationConflicts } from './translations.enums.ts';
import { programFaults } from './program-faults.ts';
import { historyFaults } from './history-faults.ts';
import { operationFaults } from './operation-faults.ts';
import { queueFaults, queueUnknown } from './queue-faults.ts';
import { handFaults, roundConflicts } from './round-faults.ts';
import { groupConflicts } from './groups.enums.ts';
import { lapTimeConflicts, lapTimeFaults } from './lap-time.enums.ts';
import { animatedCardConflicts, animatedCardProblems } from './animated-cards.enums.ts';
import { siteOff, siteConflicts } from './site-faults.ts';
import { tunedStatsConflicts, tunedStatsFaults } from './tuned-stats.enums.ts';
import { pictureFaults } from './upload.enums.ts';

/**
 * Every code a response may carry, by its status: the translation key of the sentence the user reads. A test compares
 * it with the domain's.
 */
const byStatus = {
  /** shape */
  400: [
    'body-unreadable',
    'shape-invalid',
    'idempotency-key-missing',
    'position-unknown',
    'cursor-unreadable',
    'criteria-invalid',
  ],
  /** authentication */
  401: ['signed-out', 'credentials-wrong', 'second-factor-asked', 'key-unknown'],
  /** permission */
  403: [
    'email-unconfirmed',
    'session-not-fresh',
    'origin-refused',
    'not-allowed',
    'second-factor-needed',
    'account-limited',
    'account-limited-until',
    'patrons-only',
    'scope-missing',
    'key-not-accepted',
  ],
  /** not found */
  404: [
    'route-unknown',
    'car-unknown',
    'cell-unknown',
    'catalogue-unknown',
    'game-version-unknown',
    'lap-time-unknown',
    'tuned-stats-unknown',
    'import-unknown',
    'import-row-unknown',
    'session-unknown',
    ...programFaults.unknown,
    'passkey-unknown',
    'user-unknown',
    'upload-unknown',
    'car-photo-unknown',
    'car-loop-unknown',
    'car-review-unknown',
    'template-unknown',
    'challenge-unknown',
    'challenge-unavailable',
    'round-unknown',
    'planned-event-unknown',
    'club-set-unknown',
    ...historyFaults,
    ...operationFaults,
    'timeline-item-unknown',
    'group-unknown',
    'translation-unknown',
    ...queueUnknown,
    ...packFaultCodes.unknown,
  ],
  /** rules and races */
  409: [
    ...lapTimeConflicts,
    ...tunedStatsConflicts,
    'car-already-released',
    'car-retired',
    'car-not-yet-released',
    'car-already-pending',
    'car-not-pending',
    'car-unchanged',
    'match-unchanged',
    ...packFaultCodes.conflict,
    'challenge-exists',
    'challenge-unchanged',
    'car-alias-taken',
    ...carPhotoConflicts,
    ...animatedCardConflicts,
    ...carReviewConflicts,
    'template-not-yours',
    ...translationConflicts,
    ...groupConflicts,
    'planned-event-exists',
    'planned-event-unchanged',
    'club-set-exists',
    'club-set-retired',
    'club-unchanged',
    ...roundConflicts,
    'challenge-ended',
    ...queueFaults,
    ...appealConflicts,
    'report-of-oneself',
    ...siteConflicts,
    'game-version-not-next',
    'member-role-unchanged',
    'member-tier-unchanged',
    'account-not-limited',
    'account-limited-already',
    'staff-not-limited',
    ...importConflicts,
    'changed-meanwhile',
    'stream-too-long',
    'garage-full',
    'share-used',
    'email-taken',
    ...nameConflicts,
    'email-unchanged',
    ...programFaults.tooMany,
    'second-factor-off',
    'second-factor-on',
    'chat-already-linked',
    'chat-taken',
  ],
  /** size */
  413: ['body-too-large'],
  /** meaning */
  422: [
    'idempotency-key-reused',
    'password-common',
    'password-guessable',
    'password-own',
    'password-wrong',
    'passwords-differ',
    'code-wrong',
    'recovery-code-wrong',
    'token-invalid',
    'second-factor-expired',
    'passkey-refused',
    'chat-user-unknown',
    'chat-not-member',
    'chat-messages-closed',
    'chat-code-wrong',
    'chat-code-expired',
    ...fileFaults,
    'tune-invalid',
    ...tunedStatsFaults,
    'track-unknown',
    'condition-unknown',
    ...lapTimeFaults,
    'car-invalid',
    'match-invalid',
    ...packFaultCodes.invalid,
    'challenge-invalid',
    'car-incomplete',
    'car-alias-invalid',
    'game-version-invalid',
    'date-past',
    'maintenance-invalid',
    'car-photo-too-small',
    ...pictureFaults,
    ...animatedCardProblems,
    ...deckFaults,
    ...programFaults.refused,
    'template-incomplete',
    'planned-event-invalid',
    'club-set-invalid',
    'club-day-invalid',
    'translation-faulty',
    'group-not-official',
    'group-invite-missing',
    'group-link-missing',
    'group-answer-missing',
    'timeline-too-early',
    'timeline-ends-too-early',
    'timeline-too-long',
    'round-incomplete',
    ...handFaults,
  ],
  /** too often */
  429: ['too-many-requests', 'daily-limit-reached'],
  /** our fault */
  500: ['unexpected'],
  /** not now */
  503: ['too-many-waiting', 'view-behind', 'store-unavailable', 'chat-unavailable', 'views-unavailable', ...siteOff],
} as const satisfies Record<number, readonly string[]>;

export type ProblemCode = (typeof byStatus)[keyof typeof byStatus][number];

const statusOf = new Map<string, number>(
  Object.entries(byStatus).flatMap(([status, codes]) => codes.map((code) => [code, Number(status)] as const)),
);

export const problemCodes = Object.values(byStatus).flat() as unknown as readonly [ProblemCode, ...ProblemCode[]];
export const problemCode = z.enum(problemCodes);

/** The HTTP status of a response with this code. */
export const problemStatus = (code: ProblemCode): number => statusOf.get(code) ?? 500;

/** An error response: RFC 9457 with our code, the params of the sentence, and an id that finds the log line. */
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
