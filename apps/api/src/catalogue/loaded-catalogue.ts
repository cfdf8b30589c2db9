import { setImmediate as breathe } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { CATALOGUE, textOfCatalogue } from '#catalogue';
import type { FoundCars } from '#contracts';
import { type AssetCar, buildCarSearch, buildFacets, decodeCatalogue } from '#racing';
import type { ReadStore } from '#read-store';
import { Refused } from '../http/refused.ts';
import { READ_STORE } from '../ports.ts';
import { findCars, type LoadedCars } from './find-cars.ts';
import { newestCatalogue } from './newest-catalogue.ts';

/** How many cars are offered, and how many of each kind. */
export type CarCounts = Required<Pick<FoundCars, 'total' | 'facets'>>;

type Loaded = { readonly hash: string; readonly cars: Promise<LoadedCars> };

/** The newest catalogue in the memory of this node, read again when another one is the newest. */
@Injectable()
export class LoadedCatalogue {
  #loaded: Loaded | undefined;
  readonly #counts = new WeakMap<readonly AssetCar[], CarCounts>();

  constructor(@Inject(READ_STORE) private readonly readStore: ReadStore) {}

  async newest(): Promise<LoadedCars & { readonly position: number }> {
    const { hash, position } = await newestCatalogue(this.readStore.assets);
    if (this.#loaded?.hash !== hash) this.#loaded = { hash, cars: this.#load(hash) };
    return { ...(await this.#loaded.cars), position };
  }

  /** Of all cars; undefined in the first seconds of an installation, before there is a catalogue. */
  async counts(): Promise<CarCounts | undefined> {
    if (!(await this.readStore.assets.newest(CATALOGUE))) return undefined;
    const loaded = await this.newest();
    const known = this.#counts.get(loaded.cars);
    if (known) return known;
    const { total, facets = {} } = findCars(loaded, { limit: 0 });
    this.#counts.set(loaded.cars, { total, facets });
    return { total, facets };
  }

  /** What could not be read is asked for again by the next question. */
  async #load(hash: string): Promise<LoadedCars> {
    try {
      const bytes = await this.readStore.assets.get(CATALOGUE, hash);
      if (!bytes) throw new Refused('view-behind', { view: CATALOGUE }, 1);
      return await madeReady(await textOfCatalogue(bytes));
    } catch (error) {
      if (this.#loaded?.hash === hash) this.#loaded = undefined;
      throw error;
    }
  }
}

/** Some 100 ms for 6,000 cars, in steps between which other requests are answered. */
const madeReady = async (text: string): Promise<LoadedCars> => {
  const cars = decodeCatalogue(text).filter(({ retired }) => !retired);
  await breathe();
  const search = buildCarSearch(cars);
  await breathe();
  return { cars, search, facets: buildFacets(cars) };
};
