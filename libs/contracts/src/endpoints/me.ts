import { endpoint } from '../endpoint.ts';
import { chatCodeBody, chatLinkBody, chatLinkCause, chatLinkState } from '../chat-link.ts';
import { closingAnswer, closingBody } from '../privacy.ts';
import { savedFiltersAnswer, savedFiltersBody } from '../saved-filters.ts';

/** What is one's own. */
export const me = {
  export: endpoint({
    method: 'GET',
    path: '/api/v1/me/export',
    summary: 'Everything that is kept of you: a zip of JSON and CSV',
    who: 'member',
    limitedAs: 'nothing',
    contentType: 'application/zip',
  }),
  close: endpoint({
    method: 'POST',
    path: '/api/v1/me/closing',
    summary: 'Close your account: it goes after 14 days, and signing in meanwhile keeps it',
    who: 'member',
    limitedAs: 'nothing',
    body: closingBody,
    answer: closingAnswer,
    problems: ['password-wrong', 'session-not-fresh'],
  }),
  carFilters: endpoint({
    method: 'GET',
    path: '/api/v1/car-filters',
    summary: 'Filters of cars that your account keeps, and which of them you took away',
    who: 'member',
    scope: 'own-data',
    limitedAs: 'nothing',
    answer: savedFiltersAnswer,
  }),
  keepCarFilters: endpoint({
    method: 'PUT',
    path: '/api/v1/car-filters',
    summary: 'Keep filters of cars, each unless a newer one of its name is there; answers all',
    who: 'member',
    body: savedFiltersBody,
    answer: savedFiltersAnswer,
  }),
};

/** The chat account of who asks. */
export const chatLink = {
  state: endpoint({
    method: 'GET',
    path: '/api/chat-link',
    summary: 'Which chat account is linked, or how far linking got',
    who: 'member',
    limitedAs: 'nothing',
    answer: chatLinkState,
  }),
  begin: endpoint({
    method: 'POST',
    path: '/api/chat-link',
    summary: 'Send a code to a chat account, which must be on the community’s server',
    who: 'member',
    body: chatLinkBody,
    answer: chatLinkState,
    problems: [...chatLinkCause.options, 'chat-already-linked', 'email-unconfirmed'],
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/api/chat-link/confirm',
    summary: 'Link the chat account that the code was sent to',
    who: 'member',
    body: chatCodeBody,
    answer: chatLinkState,
    problems: [...chatLinkCause.options, 'chat-already-linked', 'chat-code-wrong'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/chat-link',
    summary: 'Take back the link, or what was begun of it',
    who: 'member',
    limitedAs: 'nothing',
    answer: chatLinkState,
  }),
};
