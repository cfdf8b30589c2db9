import { Injectable } from '@nestjs/common';
import { knownValues, openValues } from '#racing';
import type { AssetCar } from '#racing';
import { LoadedCatalogue } from './loaded-catalogue.ts';

const everyTag: ReadonlySet<string> = new Set();

/** Criteria values that no car has: events must hold no free text, and a link may contain any value. */
@Injectable()
export class UnknownValues {
  readonly #known = new WeakMap<readonly AssetCar[], ReadonlySet<string>>();

  constructor(private readonly catalogue: LoadedCatalogue) {}

  async in(criteria = ''): Promise<readonly string[]> {
    const values = openValues(criteria);
    if (values.length === 0) return [];
    const { cars } = await this.catalogue.newest(everyTag);
    const known = this.#known.get(cars) ?? knownValues(cars);
    this.#known.set(cars, known);
    return values.filter((value) => !known.has(value));
  }
}
