import { z } from 'zod';
import { apiKeysAnswer, issueApiKeyBody, issuedApiKey } from '../api-keys.ts';
import { endpoint } from '../endpoint.ts';

/** Keys with which programs use the API for a user; no key opens these. */
export const apiKeys = {
  mine: endpoint({
    method: 'GET',
    path: '/api/v1/me/api-keys',
    summary: 'List your API keys, newest first, without their secrets',
    who: 'member',
    limitedAs: 'nothing',
    answer: apiKeysAnswer,
  }),
  issue: endpoint({
    method: 'POST',
    path: '/api/v1/me/api-keys',
    summary: 'Create an API key; its secret is shown only in this answer',
    who: 'member',
    body: issueApiKeyBody,
    answer: issuedApiKey,
    status: 201,
    problems: ['email-unconfirmed', 'session-not-fresh', 'api-keys-too-many'],
  }),
  revoke: endpoint({
    method: 'DELETE',
    path: '/api/v1/me/api-keys/:id',
    summary: 'Revoke an API key immediately and permanently',
    who: 'member',
    limitedAs: 'nothing',
    params: z.object({ id: z.uuid() }),
    answer: apiKeysAnswer,
    problems: ['api-key-unknown', 'session-not-fresh'],
  }),
};
