import { Inject, Injectable } from '@nestjs/common';
import type { EventStore } from '#event-store';
import { type AroundTimes, type CarIdentity, carIdentity, type CarMeant, isVersionOut } from '#imports';
import type { AssetCar } from '#racing';
import { CarIds } from '../cars/car-ids.ts';
import { LoadedCatalogue } from '../catalogue/loaded-catalogue.ts';
import { WeighFigures } from '../lap-times/weigh-figures.ts';
import { EVENT_STORE } from '../ports.ts';

const noTags: ReadonlySet<string> = new Set();

/** What a file of times asks of the installation, from the memory of this node and the views. */
@Injectable()
export class AroundFileTimes {
  readonly #identities = new WeakMap<readonly AssetCar[], CarIdentity>();

  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    private readonly carIds: CarIds,
    private readonly catalogue: LoadedCatalogue,
    private readonly figures: WeighFigures,
  ) {}

  /** For some lines: a version of the game is asked for once. */
  times(): AroundTimes {
    const out = new Map<string, Promise<boolean>>();
    return {
      carsMeant: (car) => this.#carsMeant(car),
      figuresOf: ({ gameVersion: _measuredIn, line: _line, ...time }) =>
        this.figures.of({ ...time, source: 'import' }, time.carId),
      isOut: (gameVersion) => {
        const known = out.get(gameVersion) ?? isVersionOut(this.store, gameVersion);
        out.set(gameVersion, known);
        return known;
      },
    };
  }

  async #carsMeant(car: CarMeant): Promise<readonly string[]> {
    if (!('named' in car)) return (await this.#identity())(car).ids;
    const carId = await this.carIds.of(car.named);
    return carId === undefined ? [] : [carId];
  }

  async #identity(): Promise<CarIdentity> {
    const { cars } = await this.catalogue.newest(noTags);
    const known = this.#identities.get(cars) ?? carIdentity(cars);
    this.#identities.set(cars, known);
    return known;
  }
}
