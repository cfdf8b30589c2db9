import type { PublicView } from './changes.ts';

/** What a webhook can be about, and the views of each topic. */
export const webhookTopics = ['times', 'cars', 'community'] as const;
export type WebhookTopic = (typeof webhookTopics)[number];

export const viewsOfTopic: Readonly<Record<WebhookTopic, readonly PublicView[]>> = {
  times: ['lap-times', 'records', 'tuned-stats'],
  cars: ['cars', 'current-car-photos', 'car-reviews', 'campaign', 'car-tags', 'packs'],
  community: ['challenges', 'rounds', 'planned-events', 'club-sets', 'timeline', 'groups', 'site', 'incidents'],
};

export const WEBHOOK_URL_MAX = 500;
/** Webhooks an account may have at one time. */
export const WEBHOOKS_MAX = 5;
