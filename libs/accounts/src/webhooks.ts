/** An address that is told of public changes, as its owner sees it. Times are ISO 8601, UTC. */
export type Webhook = {
  readonly id: string;
  readonly url: string;
  readonly topics: readonly string[];
  readonly createdAt: string;
} & WebhookProgress;

/** How far an address has been told, and how that went last. */
export type WebhookProgress = {
  /** Everything up to here was taken. */
  readonly position: number;
  /** Tries since it took something. */
  readonly tries: number;
  readonly failingSince: string | null;
  /** Not tried before; null: at once. */
  readonly dueAt: string | null;
  /** Set: nothing is told until its owner says so. */
  readonly parkedAt: string | null;
  readonly lastAt: string | null;
  /** `200`, `500`, `timeout`, `address-refused` …; null before the first try. */
  readonly lastAnswer: string | null;
};

/** One that is to be told. `turn` counts how often its owner sent it back. */
export type ActiveWebhook = Webhook & { readonly secret: string; readonly turn: number };

/** Addresses that people registered. They go with their owner's account. */
export type Webhooks = {
  /** The newest first. */
  of(userId: string): Promise<readonly Webhook[]>;
  /** False when the user has `most` already, or is gone. */
  add(userId: string, webhook: Webhook & { readonly secret: string }, most: number): Promise<boolean>;
  /** False when the user has no such address. */
  remove(userId: string, id: string): Promise<boolean>;
  /** Begins again after a position, parked or not. False when the user has no such address. */
  replay(userId: string, id: string, position: number): Promise<boolean>;
  /** All that are not parked and whose owner stays. */
  active(): Promise<readonly ActiveWebhook[]>;
  /** Notes a try, unless its owner sent it back or removed it meanwhile. */
  note(id: string, turn: number, progress: WebhookProgress): Promise<void>;
};

/** As one that was never tried. */
export const untried = (position: number): WebhookProgress => ({
  position,
  tries: 0,
  failingSince: null,
  dueAt: null,
  parkedAt: null,
  lastAt: null,
  lastAnswer: null,
});
