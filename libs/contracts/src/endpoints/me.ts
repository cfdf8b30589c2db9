import { endpoint } from '../endpoint.ts';
import { chatCodeBody, chatLinkBody, chatLinkCause, chatLinkState } from '../chat-link.ts';
import { closingAnswer, closingBody } from '../privacy.ts';
import { savedFiltersAnswer, savedFiltersBody } from '../saved-filters.ts';

/** The user's own data. */
export const me = {
  export: endpoint({
    method: 'GET',
    path: '/api/v1/me/export',
    summary: 'Export all your data as a zip of JSON and CSV files',
    who: 'member',
    limitedAs: 'nothing',
    contentType: 'application/zip',
  }),
  close: endpoint({
    method: 'POST',
    path: '/api/v1/me/close',
    formerly: '/api/v1/me/closing',
    summary: 'Close your account; it is deleted after 14 days unless you log in before',
    who: 'member',
    limitedAs: 'nothing',
    body: closingBody,
    answer: closingAnswer,
    problems: ['password-wrong', 'session-not-fresh'],
  }),
  carFilters: endpoint({
    method: 'GET',
    path: '/api/v1/car-filters',
    summary: 'List the car filters saved in your account, and the removed ones',
    who: 'member',
    scope: 'own-data',
    limitedAs: 'nothing',
    answer: savedFiltersAnswer,
  }),
  keepCarFilters: endpoint({
    method: 'PUT',
    path: '/api/v1/car-filters',
    summary: 'Save car filters unless a newer one with the same name exists; returns all',
    who: 'member',
    body: savedFiltersBody,
    answer: savedFiltersAnswer,
  }),
};

/** The user's chat account. */
export const chatLink = {
  state: endpoint({
    method: 'GET',
    path: '/api/chat-link',
    summary: 'Get the linked chat account, or the status of linking',
    who: 'member',
    limitedAs: 'nothing',
    answer: chatLinkState,
  }),
  begin: endpoint({
    method: 'POST',
    path: '/api/chat-link',
    summary: 'Send a link code to a chat account on the community’s server',
    who: 'member',
    body: chatLinkBody,
    answer: chatLinkState,
    problems: [...chatLinkCause.options, 'chat-already-linked', 'email-unconfirmed'],
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/api/chat-link/confirm',
    summary: 'Link the chat account with the code sent to it',
    who: 'member',
    body: chatCodeBody,
    answer: chatLinkState,
    problems: [...chatLinkCause.options, 'chat-already-linked', 'chat-code-wrong'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/chat-link',
    summary: 'Unlink the chat account, or cancel linking',
    who: 'member',
    limitedAs: 'nothing',
    answer: chatLinkState,
  }),
};
