import type { ProblemCode } from './problem.ts';
import { descriptionOf, type Endpoint, type EndpointDescription } from './endpoint.ts';
import { keyNeeds } from './key-access.ts';
import { isOnSeen } from './seen-version.ts';
import { actionOf, isCounted } from './limited-actions.ts';
import { written } from './written.ts';

const COMMAND = [
  'idempotency-key-missing',
  'idempotency-key-reused',
  'changed-meanwhile',
  'stream-too-long',
  'share-used',
] as const;
const ON_SEEN = ['queue-item-changed', 'queue-item-taken', 'queue-item-not-for-you'] as const;
const VIEWS = ['position-unknown', 'view-behind', 'too-many-waiting', 'views-unavailable'] as const;
const STAFF = ['signed-out', 'not-allowed', 'second-factor-needed'] as const;

const byAsker = {
  anyone: [],
  'guest-or-member': [],
  member: ['signed-out'],
  moderator: STAFF,
  admin: STAFF,
} as const satisfies Record<EndpointDescription['who'], readonly ProblemCode[]>;

/** Whether a request changes something. */
export const isWrite = ({ method, asks }: Pick<EndpointDescription, 'method' | 'asks'>): boolean =>
  method !== 'GET' && !asks;

/** Whether it is a command: it takes an `Idempotency-Key` and answers what was written. */
export const isCommand = ({ answer }: Pick<EndpointDescription, 'answer'>): boolean => answer === written;

/** Problems of requests with a key; login and paths outside the API take none. */
const ofKeys = (said: EndpointDescription): readonly ProblemCode[] => {
  if (!said.path.startsWith('/api/')) return [];
  const needed = keyNeeds(said);
  if (needed === undefined) return ['key-unknown', 'key-not-accepted'];
  return needed === 'reading' ? ['key-unknown'] : ['key-unknown', 'scope-missing'];
};

/** Every problem that an endpoint may answer with. */
export const problemsOf = (endpoint: Endpoint): ReadonlySet<ProblemCode> => {
  const { who, limitedAs, params, query, body, views, feature, whilePaused, problems = [] } = descriptionOf(endpoint);
  return new Set<ProblemCode>([
    ...(params || query || body || views ? (['shape-invalid'] as const) : []),
    ...(body ? (['body-unreadable', 'body-too-large'] as const) : []),
    ...byAsker[who],
    ...ofKeys(descriptionOf(endpoint)),
    ...(isWrite(endpoint) ? (['origin-refused'] as const) : []),
    ...(who === 'member' && limitedAs !== 'nothing' ? (['account-limited', 'account-limited-until'] as const) : []),
    ...(isCounted(actionOf(descriptionOf(endpoint))) ? (['email-unconfirmed', 'daily-limit-reached'] as const) : []),
    ...(isCommand(descriptionOf(endpoint)) ? COMMAND : []),
    ...(isOnSeen(body) ? ON_SEEN : []),
    ...(views ? VIEWS : []),
    ...(feature ? (['feature-off'] as const) : []),
    ...(isWrite(endpoint) && !whilePaused ? (['writes-paused'] as const) : []),
    ...problems,
    'too-many-requests',
    'store-unavailable',
    'unexpected',
  ]);
};
