import { z } from 'zod';
import { WEBHOOK_URL_MAX, webhookTopics } from './webhook.enums.ts';

const moment = z.iso.datetime().nullable();
const position = z.int().nonnegative();

/** The user's address that receives public changes: how far they were sent, and how that went last. */
export const webhook = z
  .object({
    id: z.uuid(),
    url: z.string(),
    topics: z.enum(webhookTopics).array(),
    createdAt: z.iso.datetime(),
    position: position.meta({ description: 'Everything up to this position has been delivered' }),
    tries: z.int().nonnegative().meta({ description: 'Attempts since the last successful delivery' }),
    failingSince: moment,
    dueAt: moment.meta({ description: 'Time of the next attempt' }),
    parkedAt: moment.meta({ description: 'Delivery stopped at this time, until the owner replays it' }),
    lastAt: moment,
    lastAnswer: z.string().nullable().meta({ description: 'HTTP status, timeout, unreachable or address-refused' }),
  })
  .meta({ id: 'Webhook' });
export type WebhookDto = z.infer<typeof webhook>;

export const webhooksAnswer = z.object({ webhooks: webhook.array() }).meta({ id: 'Webhooks' });
export type WebhooksAnswer = z.infer<typeof webhooksAnswer>;

export const registerWebhookBody = z
  .object({
    url: z
      .string()
      .trim()
      .min(1)
      .max(WEBHOOK_URL_MAX)
      .meta({ examples: ['https://example.org/tdr'] }),
    topics: z.enum(webhookTopics).array().min(1).max(webhookTopics.length),
  })
  .strict()
  .meta({ id: 'RegisterWebhook' });

/** The secret that signs requests; it is returned here and never again. */
export const registeredWebhook = z.object({ webhook, secret: z.string() }).meta({ id: 'RegisteredWebhook' });
export type RegisteredWebhook = z.infer<typeof registeredWebhook>;

export const replayWebhookBody = z.object({ after: position }).strict().meta({ id: 'ReplayWebhook' });
