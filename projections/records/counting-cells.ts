import { compareGameVersions } from '#racing';
import type { Led, LedCell } from './led-cell.ts';

export type Counting = { readonly cell: LedCell; readonly led: Led; readonly lead: NonNullable<Led['lead']> };

/**
 * The cells of a track that count at a moment, the best first: by their leading times, and by the driving changes of
 * their cars.
 */
export class CountingCells {
  readonly #ledOf = new Map<string, Map<LedCell, Led>>();
  readonly #since = new Map<string, string | undefined>();
  readonly #ranked: Counting[] = [];
  readonly #orders = new Map<LedCell, string>();

  get best(): Counting | undefined {
    return this.#ranked[0];
  }

  /** From 1 on; undefined: it does not count. */
  placeOf(cell: LedCell): number | undefined {
    const order = this.#orders.get(cell);
    return order === undefined ? undefined : this.#betterThan(order) + 1;
  }

  lead(cell: LedCell, led: Led): void {
    const ofCar = this.#ledOf.get(cell.carId) ?? new Map<LedCell, Led>();
    this.#ledOf.set(cell.carId, ofCar.set(cell, led));
    this.#rank(cell, led);
  }

  revise(carId: string, since: string | undefined): void {
    this.#since.set(carId, since);
    for (const [cell, led] of this.#ledOf.get(carId) ?? [])
      if (this.#counts(cell, led) !== this.#orders.has(cell)) this.#rank(cell, led);
  }

  #rank(cell: LedCell, led: Led): void {
    const before = this.placeOf(cell);
    if (before !== undefined) this.#ranked.splice(before - 1, 1);
    this.#orders.delete(cell);
    const { lead } = led;
    if (!lead || !this.#counts(cell, led)) return;
    this.#ranked.splice(this.#betterThan(lead.order), 0, { cell, led, lead });
    this.#orders.set(cell, lead.order);
  }

  /** A binary search: orders are sorted and unique. */
  #betterThan(order: string): number {
    let [from, to] = [0, this.#ranked.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((this.#ranked[middle]?.lead.order ?? '') < order) from = middle + 1;
      else to = middle;
    }
    return from;
  }

  #counts({ carId }: LedCell, { lead }: Led): boolean {
    const since = this.#since.get(carId);
    return lead !== undefined && (since === undefined || compareGameVersions(lead.time.gameVersion, since) >= 0);
  }
}
