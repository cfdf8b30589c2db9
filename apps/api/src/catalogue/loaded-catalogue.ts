import { setImmediate as breathe } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { CATALOGUE, textOfCatalogue } from '#catalogue';
import type { FoundCars } from '#contracts';
import { type AssetCar, buildCarSearch, buildFacets, decodeCatalogue, withoutTags } from '#racing';
import type { ReadStore } from '#read-store';
import { Refused } from '../http/refused.ts';
import { READ_STORE } from '../ports.ts';
import { findCars, type LoadedCars } from './find-cars.ts';
import { newestCatalogue } from './newest-catalogue.ts';

export type CarCounts = Required<Pick<FoundCars, 'total' | 'facets'>>;

/** The newest catalogue in the memory of this node, loaded again when a newer one exists. */
@Injectable()
export class LoadedCatalogue {
  /** By the tags left out: one for most readers, one for those who request upcoming tags. */
  readonly #loaded = new Map<string, Promise<LoadedCars>>();
  #hash = '';
  readonly #counts = new WeakMap<readonly AssetCar[], CarCounts>();

  constructor(@Inject(READ_STORE) private readonly readStore: ReadStore) {}

  /** Without the tags in `left`: neither text nor criteria find a car by them. */
  async newest(left: ReadonlySet<string>): Promise<LoadedCars & { readonly position: number }> {
    const { hash, position } = await newestCatalogue(this.readStore.assets);
    if (this.#hash !== hash) this.#loaded.clear();
    this.#hash = hash;
    const key = JSON.stringify([...left]);
    const loading = this.#loaded.get(key) ?? this.#load(hash, key, left);
    this.#loaded.set(key, loading);
    return { ...(await loading), position };
  }

  /** Of all cars; undefined in the first seconds of an installation, before there is a catalogue. */
  async counts(left: ReadonlySet<string>): Promise<CarCounts | undefined> {
    if (!(await this.readStore.assets.newest(CATALOGUE))) return undefined;
    const loaded = await this.newest(left);
    const known = this.#counts.get(loaded.cars);
    if (known) return known;
    const { total, facets = {} } = findCars(loaded, { limit: 0 });
    this.#counts.set(loaded.cars, { total, facets });
    return { total, facets };
  }

  /** A failed load is retried by the next query. */
  async #load(hash: string, key: string, left: ReadonlySet<string>): Promise<LoadedCars> {
    try {
      const bytes = await this.readStore.assets.get(CATALOGUE, hash);
      if (!bytes) throw new Refused('view-behind', { view: CATALOGUE }, 1);
      return await madeReady(await textOfCatalogue(bytes), left);
    } catch (error) {
      if (this.#hash === hash) this.#loaded.delete(key);
      throw error;
    }
  }
}

/** Some 100 ms for 6,000 cars, in steps between which other requests are answered. */
const madeReady = async (text: string, left: ReadonlySet<string>): Promise<LoadedCars> => {
  const offered = decodeCatalogue(text).filter(({ retired }) => !retired);
  const cars = left.size === 0 ? offered : offered.map((car) => withoutTags(car, left));
  await breathe();
  const search = buildCarSearch(cars);
  await breathe();
  return { cars, search, facets: buildFacets(cars) };
};
