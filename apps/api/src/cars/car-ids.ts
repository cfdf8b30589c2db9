import { Inject, Injectable } from '@nestjs/common';
import { car, type CarEvent, carStream, isKnownCar } from '#domain';
import type { EventStore } from '#event-store';
import { fold } from '#kernel';
import { carAliases, type CarAliasDoc } from '#projections/car-aliases/car-aliases.projection';
import { cars, type CatalogueCar } from '#projections/cars/cars.projection';
import { parseCarAlias } from '#racing';
import { ReadStoreUnavailable, type View } from '#read-store';
import { InjectView } from '../inject-view.ts';
import { EVENT_STORE } from '../ports.ts';

/** Cached names; the whole catalogue of the game is half of it. */
const MAX_COUNT = 10_000;

/**
 * Which car a text names: by its id, or by a guid or number of it. A released car exists for ever and keeps its names,
 * so found names are cached, and unknown ones are looked up each time.
 */
@Injectable()
export class CarIds {
  readonly #known = new Map<string, string>();

  constructor(
    @InjectView(cars) private readonly cars: View<CatalogueCar>,
    @InjectView(carAliases) private readonly aliases: View<CarAliasDoc>,
    @Inject(EVENT_STORE) private readonly eventStore: EventStore,
  ) {}

  async of(name: string): Promise<string | undefined> {
    return this.#known.get(name) ?? this.#find(name);
  }

  /** Each name's car id; a name of no car stays as it is. */
  async all(names: readonly string[]): Promise<readonly string[]> {
    return Promise.all(names.map(async (name) => (await this.of(name)) ?? name));
  }

  async #find(name: string): Promise<string | undefined> {
    const carId = (await this.#isCar(name)) ? name : await this.#ofAlias(name);
    if (carId !== undefined && this.#known.size < MAX_COUNT) this.#known.set(name, carId);
    return carId;
  }

  /** By the log where the views do not answer: a lap time is not refused for that. */
  async #isCar(name: string): Promise<boolean> {
    try {
      return (await this.cars.get(name)) !== undefined;
    } catch (error) {
      if (!(error instanceof ReadStoreUnavailable)) throw error;
      const events = await this.eventStore.read(carStream(name));
      if (isKnownCar(fold(car, events as unknown as readonly CarEvent[]))) return true;
      throw error;
    }
  }

  async #ofAlias(name: string): Promise<string | undefined> {
    const alias = parseCarAlias(name);
    return alias === undefined ? undefined : (await this.aliases.get(alias))?.doc.carId;
  }
}
