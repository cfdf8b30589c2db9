import { Inject, Injectable } from '@nestjs/common';
import type { Accounts } from '#accounts';
import { type GarageAgreement, garageAgreements } from '#projections/garage-agreements/garage-agreements.projection';
import { garageCopies, type GarageCopiesDoc } from '#projections/garage-copies/garage-copies.projection';
import { garageKeys } from '#projections/garage-copies/garage-keys.query';
import type { View } from '#read-store';
import { InjectView } from '../inject-view.ts';
import { ACCOUNTS } from '../ports.ts';
import { countGarages, type CountedGarages } from './count-garages.ts';

/** Ownership changes slowly. For this long at most, a user who withdrew consent is still counted. */
const KEPT_MS = 10 * 60_000;
const OWNERS_A_PAGE = 200;

/** Counts the garages whose owners agreed; not those of closed accounts. */
@Injectable()
export class GarageFigures {
  #kept: { readonly counted: Promise<CountedGarages>; readonly sinceMs: number } | undefined;

  constructor(
    @InjectView(garageAgreements) private readonly agreements: View<GarageAgreement>,
    @InjectView(garageCopies) private readonly copies: View<GarageCopiesDoc>,
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
  ) {}

  /** One count at a time; a failed one is not cached. */
  counted(): Promise<CountedGarages> {
    if (this.#kept && performance.now() - this.#kept.sinceMs < KEPT_MS) return this.#kept.counted;
    const counted = this.#count();
    const kept = { counted, sinceMs: performance.now() };
    this.#kept = kept;
    counted.catch(() => {
      if (this.#kept === kept) this.#kept = undefined;
    });
    return counted;
  }

  async #count(): Promise<CountedGarages> {
    const counting = countGarages();
    for await (const owner of this.#owners()) {
      const docs = await this.copies.getMany(garageKeys(owner));
      counting.add([...docs.values()].flatMap(({ doc }) => doc.copies.map(({ carId }) => carId)));
    }
    return counting.counted();
  }

  async *#owners(): AsyncGenerator<string> {
    for (let after: string | undefined = ''; after !== undefined;) {
      const page: Awaited<ReturnType<typeof this.agreements.find>> = await this.agreements.find({
        where: { counted: true },
        order: { field: 'at' },
        limit: OWNERS_A_PAGE,
        ...(after === '' ? {} : { after }),
      });
      const owners = page.items.map(({ doc }) => doc.owner);
      const names = await this.accounts.displayNames(owners);
      yield* owners.filter((owner) => (names.get(owner) ?? null) !== null);
      after = page.next;
    }
  }
}
