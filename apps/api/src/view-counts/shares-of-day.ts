import { createHmac, randomBytes } from 'node:crypto';

/** More pairs of address and item than this in a day are a flood: about 50 MB. */
const PAIRS_MAX = 500_000;

/**
 * What each address has counted today, so that one address cannot count for many. Addresses are hashed with a secret
 * that lasts one day, in the memory of this process alone.
 */
export class SharesOfDay {
  #day = '';
  #secret = randomBytes(32);
  readonly #pairs = new Map<string, number>();
  readonly #itemsOf = new Map<string, number>();

  /** `itemsMax`: different items that one address counts for in a day. */
  constructor(private readonly itemsMax: number) {}

  /** Whether the address may count the item once more on the day; if so, counts it. */
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
