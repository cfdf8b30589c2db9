import { Injectable } from '@nestjs/common';
import type { RecapMaterial } from '#projections/recap-activities/figures/recap-entries';
import type { RecapActivity } from '#projections/recap-activities/recap-activity';
import { recapActivities } from '#projections/recap-activities/recap-activities.projection';
import { activitiesOfPeriod, spanOfActivities } from '#projections/recap-activities/recap-activities.query';
import { noRecap, type RecapDoc, recaps } from '#projections/recaps/recaps.projection';
import type { View } from '#read-store';
import { InjectView } from '../inject-view.ts';
import { RememberedReigns } from '../records/remembered-reigns.ts';

@Injectable()
export class RecapReader {
  constructor(
    @InjectView(recapActivities) private readonly facts: View<RecapActivity>,
    @InjectView(recaps) private readonly recaps: View<RecapDoc>,
    private readonly reigns: RememberedReigns,
  ) {}

  async position(): Promise<number> {
    return Math.min(await this.facts.position(), await this.recaps.position());
  }

  async saidBy(person: string): Promise<RecapDoc> {
    return (await this.recaps.get(person))?.doc ?? noRecap;
  }

  async namedAmong(persons: readonly string[]): Promise<ReadonlySet<string>> {
    const docs = await this.recaps.getMany(persons);
    return new Set(persons.filter((person) => docs.get(person)?.doc.named));
  }

  async materialOf(by: string, period: string, { zones }: RecapDoc): Promise<RecapMaterial> {
    const [facts, reigns] = [await activitiesOfPeriod(this.facts, by, period), await this.reigns.of(by)];
    return { by, period, zones, facts, ...reigns, now: new Date().toISOString() };
  }

  async yearsOf(person: string): Promise<readonly number[]> {
    const span = await spanOfActivities(this.facts, person);
    if (!span) return [];
    const [first, last] = [span.from, span.to].map((at) => new Date(at).getUTCFullYear()) as [number, number];
    return Array.from({ length: last - first + 1 }, (_, back) => last - back);
  }
}
