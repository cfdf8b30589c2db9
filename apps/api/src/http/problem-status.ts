import type { ProblemCode } from '#contracts';

const byStatus = {
  400: [
    'body-unreadable',
    'shape-invalid',
    'idempotency-key-missing',
    'position-unknown',
    'cursor-unreadable',
    'criteria-invalid',
  ],
  401: ['signed-out', 'credentials-wrong', 'second-factor-asked'],
  403: [
    'email-unconfirmed',
    'session-not-fresh',
    'origin-refused',
    'not-allowed',
    'second-factor-needed',
    'account-limited',
    'account-limited-until',
    'patrons-only',
  ],
  404: [
    'session-unknown',
    'passkey-unknown',
    'route-unknown',
    'car-unknown',
    'cell-unknown',
    'catalogue-unknown',
    'game-version-unknown',
    'lap-time-unknown',
    'import-unknown',
    'import-row-unknown',
    'user-unknown',
  ],
  409: [
    'lap-time-already-stands',
    'lap-time-not-yours',
    'lap-time-withdrawn',
    'car-already-released',
    'car-retired',
    'car-not-yet-released',
    'car-already-pending',
    'car-not-pending',
    'car-unchanged',
    'car-alias-taken',
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
    'second-factor-on',
    'chat-already-linked',
    'chat-taken',
  ],
  413: ['body-too-large'],
  429: ['too-many-requests'],
  500: ['unexpected'],
  503: ['too-many-waiting', 'view-behind', 'store-unavailable', 'views-unavailable', 'chat-unavailable'],
} as const satisfies Record<number, readonly ProblemCode[]>;

/** What is not a matter of shape, person, existence, rule or moment is one of meaning. */
const MEANING = 422;

const statusOf = new Map<string, number>(
  Object.entries(byStatus).flatMap(([status, codes]) => codes.map((code) => [code, Number(status)] as const)),
);

/** The HTTP status an answer with this code has. */
export const problemStatus = (code: ProblemCode): number => statusOf.get(code) ?? MEANING;
