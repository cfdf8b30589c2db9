/** A URL that receives public changes, as its owner sees it. Times are ISO 8601, UTC. */
export type Webhook = {
  readonly id: string;
  readonly url: string;
  readonly topics: readonly string[];
  readonly createdAt: string;
} & WebhookProgress;

/** The delivery progress of a webhook, and its last result. */
export type WebhookProgress = {
  readonly position: number;
  /** Tries since the last delivery. */
  readonly tries: number;
  readonly failingSince: string | null;
  /** The earliest next try; null: immediately. */
  readonly dueAt: string | null;
  /** Set: nothing is delivered until its owner replays it. */
  readonly parkedAt: string | null;
  readonly lastAt: string | null;
  /** `200`, `500`, `timeout`, `address-refused` …; null before the first try. */
  readonly lastAnswer: string | null;
};

/** One that gets deliveries. `turn` counts its owner's replays. */
export type ActiveWebhook = Webhook & { readonly secret: string; readonly turn: number };

/** Webhooks of users. They are deleted with their owner's account. */
export type Webhooks = {
  of(userId: string): Promise<readonly Webhook[]>;
  /** False when the user has `most` already, or is gone. */
  add(userId: string, webhook: Webhook & { readonly secret: string }, most: number): Promise<boolean>;
  /** False when the user has no such webhook. */
  remove(userId: string, id: string): Promise<boolean>;
  /** Starts again after a position, parked or not. False when the user has no such webhook. */
  replay(userId: string, id: string, position: number): Promise<boolean>;
  /** All that are not parked and whose owner is not closing their account. */
  active(): Promise<readonly ActiveWebhook[]>;
  /** Records a try, unless its owner replayed or removed it since then. */
  note(id: string, turn: number, progress: WebhookProgress): Promise<void>;
};

export const untried = (position: number): WebhookProgress => ({
  position,
  tries: 0,
  failingSince: null,
  dueAt: null,
  parkedAt: null,
  lastAt: null,
  lastAnswer: null,
});
