import { createHmac, randomBytes } from 'node:crypto';

/** More pairs of asker and item than this in a day are a flood of many: about 50 MB. */
const PAIRS_MAX = 500_000;

/**
 * What each asker has counted today, so that nobody counts for many. It does not say who they are: what is kept is hashed
 * with a secret that goes with the day, and is kept by this process alone.
 */
export class SharesOfDay {
  #day = '';
  #secret = randomBytes(32);
  readonly #pairs = new Map<string, number>();
  readonly #itemsOf = new Map<string, number>();

  /** `itemsMax`: different items that one asker counts for in a day. */
  constructor(private readonly itemsMax: number) {}

  /** Whether the asker may count once more for the item on the day; it has then. */
  take(day: string, by: string, item: string, most = 1): boolean {
    if (day !== this.#day) this.#begin(day);
    const pair = this.#hashed(`${by} ${item}`);
    const taken = this.#pairs.get(pair) ?? 0;
    if (taken >= most || (taken === 0 && !this.#hasRoomFor(by))) return false;
    this.#pairs.set(pair, taken + 1);
    return true;
  }

  #hasRoomFor(by: string): boolean {
    const asker = this.#hashed(by);
    const items = this.#itemsOf.get(asker) ?? 0;
    if (items >= this.itemsMax || this.#pairs.size >= PAIRS_MAX) return false;
    this.#itemsOf.set(asker, items + 1);
    return true;
  }

  #begin(day: string): void {
    this.#day = day;
    this.#secret = randomBytes(32);
    this.#pairs.clear();
    this.#itemsOf.clear();
  }

  #hashed(text: string): string {
    return createHmac('sha256', this.#secret).update(text).digest('base64url').slice(0, 16);
  }
}
