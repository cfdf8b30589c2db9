import { Injectable } from '@nestjs/common';
import { knownValues, openValues } from '#racing';
import type { AssetCar } from '#racing';
import { LoadedCatalogue } from './loaded-catalogue.ts';

const everyTag: ReadonlySet<string> = new Set();

/** Which values of criteria no car has: events hold no words, and anything may stand in a link. */
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
