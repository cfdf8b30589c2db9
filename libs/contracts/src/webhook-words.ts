import type { ToldView } from './changes.ts';

/** What a webhook can be about, and the views that this means. */
export const webhookTopics = ['times', 'cars', 'community'] as const;
export type WebhookTopic = (typeof webhookTopics)[number];

export const viewsOfTopic: Readonly<Record<WebhookTopic, readonly ToldView[]>> = {
  times: ['lap-times', 'records', 'tuned-stats'],
  cars: ['cars', 'current-car-photos', 'car-reviews', 'campaign', 'car-tags', 'packs'],
  community: ['challenges', 'rounds', 'planned-events', 'club-sets', 'timeline', 'groups', 'site', 'incidents'],
};

export const WEBHOOK_URL_MAX = 500;
/** As many an account has at once. */
export const WEBHOOKS_MAX = 5;
