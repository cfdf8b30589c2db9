import { Injectable } from '@nestjs/common';
import { type ContributionTally, ContributionTallier } from '#projections/recap-activities/contributions';
import type { RecapActivity } from '#projections/recap-activities/recap-activity';
import { recapActivities } from '#projections/recap-activities/recap-activities.projection';
import { type SiteMonth, SiteTallier } from '#projections/recap-activities/site-figures';
import type { View } from '#read-store';
import { InjectView } from '../inject-view.ts';

export type Counted = {
  readonly tally: ContributionTally;
  readonly months: ReadonlyMap<string, SiteMonth>;
  readonly position: number;
  readonly at: string;
};

const FACTS_A_PAGE = 500;
/** Counting all contributions takes no more than this share of the time. */
const SHARE = 1 / 20;

/** All contributions: counted again after new events, but not if the last count was just now. */
@Injectable()
export class ContributorTally {
  #last: (Counted & { readonly freshUntil: number }) | undefined;
  #counting: Promise<Counted> | undefined;

  constructor(@InjectView(recapActivities) private readonly view: View<RecapActivity>) {}

  async counted(): Promise<Counted> {
    const last = this.#last;
    if (last && (performance.now() < last.freshUntil || (await this.view.position()) === last.position)) return last;
    this.#counting ??= this.#count().finally(() => (this.#counting = undefined));
    return this.#counting;
  }

  async #count(): Promise<Counted> {
    const started = performance.now();
    // Read first: what the view has read until then is in its documents.
    const position = await this.view.position();
    const [tallier, site] = [new ContributionTallier(), new SiteTallier()];
    let after: string | undefined;
    do {
      const page = await this.view.find({ limit: FACTS_A_PAGE, ...(after === undefined ? {} : { after }) });
      for (const { doc } of page.items) {
        tallier.add(doc);
        site.add(doc);
      }
      after = page.next;
    } while (after !== undefined);
    const now = performance.now();
    const freshUntil = now + (now - started) / SHARE;
    this.#last = { tally: tallier.tally, months: site.months, position, at: new Date().toISOString(), freshUntil };
    return this.#last;
  }
}
