import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { registeredWebhook, registerWebhookBody, replayWebhookBody, webhooksAnswer } from '../webhooks.ts';

/** Addresses that receive public changes; no key opens these. */
export const webhooks = {
  mine: endpoint({
    method: 'GET',
    path: '/api/v1/me/webhooks',
    summary: 'List your webhooks, newest first, with their delivery position',
    who: 'member',
    limitedAs: 'nothing',
    answer: webhooksAnswer,
  }),
  register: endpoint({
    method: 'POST',
    path: '/api/v1/me/webhooks',
    summary: 'Create a webhook for public changes from now on; its signing secret is shown only in this answer',
    who: 'member',
    body: registerWebhookBody,
    answer: registeredWebhook,
    status: 201,
    problems: ['email-unconfirmed', 'session-not-fresh', 'webhook-address-refused', 'webhooks-too-many'],
  }),
  replay: endpoint({
    method: 'POST',
    path: '/api/v1/me/webhooks/:id/replay',
    summary: 'Resend everything after a position to a webhook, also when delivery has stopped',
    who: 'member',
    params: z.object({ id: z.uuid() }),
    body: replayWebhookBody,
    answer: webhooksAnswer,
    problems: ['webhook-unknown', 'position-unknown'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v1/me/webhooks/:id',
    summary: 'Delete a webhook and its address',
    who: 'member',
    limitedAs: 'nothing',
    params: z.object({ id: z.uuid() }),
    answer: webhooksAnswer,
    problems: ['webhook-unknown', 'session-not-fresh'],
  }),
};
