import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { registeredWebhook, registerWebhookBody, replayWebhookBody, webhooksAnswer } from '../webhooks.ts';

/** Addresses that are told of public changes; no key opens these. */
export const webhooks = {
  mine: endpoint({
    method: 'GET',
    path: '/api/v1/me/webhooks',
    summary: 'Your webhooks, the newest first, and how far each has been told',
    who: 'member',
    limitedAs: 'nothing',
    answer: webhooksAnswer,
  }),
  register: endpoint({
    method: 'POST',
    path: '/api/v1/me/webhooks',
    summary:
      'Have an address told of public changes from now on; the secret that signs them is said in this answer alone',
    who: 'member',
    body: registerWebhookBody,
    answer: registeredWebhook,
    status: 201,
    problems: ['email-unconfirmed', 'session-not-fresh', 'webhook-address-refused', 'webhooks-too-many'],
  }),
  replay: endpoint({
    method: 'POST',
    path: '/api/v1/me/webhooks/:id/replay',
    summary: 'Tell a webhook everything after a position once more, parked or not',
    who: 'member',
    params: z.object({ id: z.uuid() }),
    body: replayWebhookBody,
    answer: webhooksAnswer,
    problems: ['webhook-unknown', 'position-unknown'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v1/me/webhooks/:id',
    summary: 'Tell a webhook nothing any more, and forget its address',
    who: 'member',
    limitedAs: 'nothing',
    params: z.object({ id: z.uuid() }),
    answer: webhooksAnswer,
    problems: ['webhook-unknown', 'session-not-fresh'],
  }),
};
