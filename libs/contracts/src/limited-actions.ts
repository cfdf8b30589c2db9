import type { EndpointDescription } from './endpoint.ts';

/** Public actions of an account, and those that affect others; a test compares these with the domain's. */
export const limitedActions = [
  'say-lap-time',
  'show-evidence',
  'vote',
  'keep-picture',
  'submit-picture',
  'write-review',
  'report',
  'appeal',
  'answer-moderator',
  'propose-template',
  'submit-group',
  'tend-group',
  'ask-to-join-group',
  'suggest-translation',
  'comment-on-translation',
  'review-translation',
  'hold-round',
  'fill-round',
  'submit-round',
  'submit-words-of-round',
  'change-name',
  'name-what-is-kept',
  'share',
  'send-to-program',
  'take-back',
] as const;
export type LimitedAction = (typeof limitedActions)[number];

/** `own`: no one else ever sees it. `counted elsewhere`: it has limits of its own by address (docs/accounts.md). */
export type ActionOfEndpoint = LimitedAction | 'own' | 'counted elsewhere' | ((body: unknown) => LimitedAction | 'own');

const CELL = '/api/v1/cells/:carId/:tune/:trackCode/lap-times/:lapTimeId';
const REVIEW = '/api/v1/cars/:id/reviews';
const SUGGESTION = '/api/v1/translations/:language/texts/:key/suggestions';
const COMMENTS = '/api/v1/translations/:language/texts/:key/comments';
const ROUND = '/api/v1/challenges/:id/rounds/:round';
const SUBMISSION = `${ROUND}/submissions/:submissionId`;
const GROUP = '/api/v1/groups/:id';
const STATS = '/api/v1/tuned-stats';

const hasWords = (body: unknown): boolean => {
  const { content } = (body ?? {}) as { readonly content?: { readonly criteria?: unknown } };
  return typeof content?.criteria === 'string' && content.criteria !== '';
};
const isNamed = (body: unknown): boolean => typeof (body as { readonly name?: unknown } | null)?.name === 'string';

/** The action behind each write of a user who is no moderator. A missing one stops the start of the API. */
const acts: Readonly<Record<string, ActionOfEndpoint>> = {
  'POST /api/v1/lap-times': 'say-lap-time',
  [`DELETE ${CELL}`]: 'take-back',
  [`POST ${CELL}/evidence`]: 'show-evidence',
  [`DELETE ${CELL}/evidence`]: 'take-back',
  [`POST ${CELL}/vote`]: 'vote',
  [`DELETE ${CELL}/vote`]: 'take-back',
  [`POST ${STATS}`]: 'say-lap-time',
  [`DELETE ${STATS}/:carId/:tune/:statsId`]: 'take-back',
  [`POST ${STATS}/:carId/:tune/:statsId/vote`]: 'vote',
  [`DELETE ${STATS}/:carId/:tune/:statsId/vote`]: 'take-back',
  'POST /api/v1/uploads': 'keep-picture',
  'POST /api/v1/uploads/animated-cards': 'keep-picture',
  'POST /api/v1/cars/:id/photos': 'submit-picture',
  'POST /api/v1/cars/:id/photos/:photoId/resubmission': 'submit-picture',
  'POST /api/v1/cars/:id/photos/:photoId/withdraw': 'take-back',
  'POST /api/v1/cars/:id/animated-cards': 'submit-picture',
  'POST /api/v1/cars/:id/animated-cards/:loopId/resubmission': 'submit-picture',
  'POST /api/v1/cars/:id/animated-cards/:loopId/withdraw': 'take-back',
  'POST /api/v1/cars/:id/animated-cards/:loopId/reports': 'report',
  [`POST ${REVIEW}/mine`]: 'write-review',
  [`POST ${REVIEW}/mine/removal`]: 'take-back',
  [`POST ${REVIEW}/mine/restore`]: 'write-review',
  [`POST ${REVIEW}/:author/report`]: 'report',
  'POST /api/v1/reports': 'report',
  'POST /api/v1/appeals/:kind/:itemId': 'appeal',
  'POST /api/v1/queue/:kind/:itemId/answer': 'answer-moderator',
  'POST /api/v1/templates': 'own',
  'POST /api/v1/templates/:id/proposal': 'propose-template',
  'POST /api/v1/templates/:id/removal': 'take-back',
  'POST /api/v1/templates/:id/restore': 'own',
  'POST /api/v1/groups': 'submit-group',
  [`PUT ${GROUP}`]: 'submit-group',
  [`POST ${GROUP}/restore`]: 'submit-group',
  [`POST ${GROUP}/close`]: 'take-back',
  [`POST ${GROUP}/confirmation`]: 'tend-group',
  [`POST ${GROUP}/reports`]: 'report',
  [`POST ${GROUP}/offer`]: 'tend-group',
  [`POST ${GROUP}/offer/withdraw`]: 'take-back',
  [`POST ${GROUP}/offer/taking`]: 'tend-group',
  [`POST ${GROUP}/offer/decline`]: 'take-back',
  [`POST ${GROUP}/requests`]: 'ask-to-join-group',
  [`POST ${GROUP}/requests/:member/answer`]: 'tend-group',
  [`POST ${SUGGESTION}`]: 'suggest-translation',
  [`POST ${SUGGESTION}/:suggestion/withdraw`]: 'take-back',
  [`POST ${SUGGESTION}/:suggestion/vote`]: 'vote',
  [`POST ${SUGGESTION}/:suggestion/approval`]: 'review-translation',
  [`POST ${SUGGESTION}/:suggestion/decline`]: 'review-translation',
  [`POST ${SUGGESTION}/:suggestion/reopen`]: 'review-translation',
  [`POST ${COMMENTS}`]: 'comment-on-translation',
  [`POST ${COMMENTS}/:comment/removal`]: 'take-back',
  [`POST ${ROUND}/lock`]: 'hold-round',
  [`POST ${ROUND}/lock/extension`]: 'hold-round',
  [`POST ${ROUND}/lock/release`]: 'take-back',
  [`POST ${ROUND}/draft`]: 'fill-round',
  [`POST ${ROUND}/submissions`]: (body) => (hasWords(body) ? 'submit-words-of-round' : 'submit-round'),
  [`POST ${SUBMISSION}/withdraw`]: 'take-back',
  [`POST ${SUBMISSION}/vote`]: 'vote',
  [`POST ${SUBMISSION}/vote/withdraw`]: 'take-back',
  'PUT /api/v1/saved-event-picks': 'name-what-is-kept',
  'PUT /api/v1/decks': 'name-what-is-kept',
  'PUT /api/v1/matches': 'name-what-is-kept',
  'PUT /api/v1/car-filters': 'name-what-is-kept',
  'PUT /api/v1/garage/copies': 'own',
  'POST /api/v1/garage/imports': 'own',
  'POST /api/v1/garage/removal': 'own',
  'PUT /api/v1/garage/copies/:copyId/note': 'own',
  'PUT /api/v1/garage/groups/:groupId': 'name-what-is-kept',
  'POST /api/v1/garage/groups/:groupId/removal': 'own',
  'PUT /api/v1/garage/statistics-consent': 'own',
  'PUT /api/v1/garage/sharing': 'share',
  'POST /api/v1/recap/shares': 'share',
  'POST /api/v1/recap/shares/:key/revocation': 'take-back',
  'PUT /api/v1/recap/choices': 'share',
  'PUT /api/v1/recap/zone': 'own',
  'PUT /api/v1/contributors/me': 'share',
  'PUT /api/v1/saved-hands': 'own',
  'PUT /api/v1/me/event-reminders/channels': 'own',
  'PUT /api/v1/me/event-reminders/choices': 'own',
  'POST /api/v1/me/event-reminders/calendar': 'own',
  'DELETE /api/v1/me/event-reminders/calendar': 'own',
  'PUT /api/v1/email-preferences': 'own',
  'PUT /api/v1/settings': 'own',
  'POST /api/v1/me/close': 'own',
  'POST /api/v1/me/api-keys': 'own',
  'DELETE /api/v1/me/api-keys/:id': 'own',
  'POST /api/v1/me/webhooks': 'send-to-program',
  'POST /api/v1/me/webhooks/:id/replay': 'send-to-program',
  'DELETE /api/v1/me/webhooks/:id': 'take-back',
  'POST /api/auth/update-user': (body) => (isNamed(body) ? 'change-name' : 'own'),
  'POST /api/auth/sign-up/email': 'counted elsewhere',
  'POST /api/chat-link': 'counted elsewhere',
  'POST /api/chat-link/confirm': 'counted elsewhere',
  'DELETE /api/chat-link': 'own',
  'POST /api/v1/deck-links': 'counted elsewhere',
  'POST /api/v1/visits': 'counted elsewhere',
  'DELETE /api/logout': 'own',
};

/** Login and its related routes: each has its limits there. */
const AUTH = '/api/auth';

type Asked = Pick<EndpointDescription, 'method' | 'path' | 'asks' | 'who'>;

/** Undefined where nothing is changed, and for staff. Throws where a write is missing in the list. */
export const actionOf = (endpoint: Asked): ActionOfEndpoint | undefined => {
  const { method, path, asks, who } = endpoint;
  if (method === 'GET' || asks || who === 'moderator' || who === 'admin') return undefined;
  const known = acts[`${method} ${path}`] ?? (path.startsWith(AUTH) ? 'counted elsewhere' : undefined);
  if (known === undefined) throw new Error(`what ${method} ${path} does to others is not listed (limited-actions.ts)`);
  return known;
};

/** Whether the caller's standing may refuse the action. */
export const isCounted = (act: ActionOfEndpoint | undefined): boolean =>
  act !== undefined && act !== 'own' && act !== 'counted elsewhere';

/** Every listed address, so that a test finds those that no longer exist. */
export const addressesWithActions: readonly string[] = Object.keys(acts);
