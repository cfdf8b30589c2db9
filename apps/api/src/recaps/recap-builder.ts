import { Inject, Injectable } from '@nestjs/common';
import type { Accounts } from '#accounts';
import { correctionsOf } from '#projections/recap-activities/figures/recap-corrections';
import { type RecapFigures, recapOf } from '#projections/recap-activities/figures/recap-figures';
import { ACCOUNTS } from '../ports.ts';
import { RecapReader } from './recap-reader.ts';
import { type Met, toRecapDto, zonesOf } from './recap.presenter.ts';

@Injectable()
export class RecapBuilder {
  constructor(
    private readonly reader: RecapReader,
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
  ) {}

  async recapOf(owner: string, period: string) {
    const said = await this.reader.saidBy(owner);
    const material = await this.reader.materialOf(owner, period, said);
    const { entries, figures } = recapOf(material);
    const told = toRecapDto(figures, await this.#namesOf(figures));
    return { told, timeZones: zonesOf(material, entries), corrections: [...correctionsOf(material)] };
  }

  async #namesOf({ company }: RecapFigures): Promise<Met> {
    const people = company.map(({ by }) => by);
    const names = await this.accounts.displayNames(people);
    const named = await this.reader.namedAmong(people);
    return (person) => ({
      name: named.has(person) ? (names.get(person) ?? null) : null,
      former: (names.get(person) ?? null) === null,
    });
  }
}
