import { Injectable } from '@nestjs/common';
import type { FiguresOfTime, SubmitLapTime } from '#domain';
import type { Command } from '#kernel';
import type { TrustLevel } from '#racing';
import { CarIds } from '../cars/car-ids.ts';
import { CurrentGameVersion } from '../catalogue/current-game-version.ts';
import { WeighFigures } from './weigh-figures.ts';
import { WeighPerson } from './weigh-person.ts';

/** What a lap time needs to know: the car and the version from the memory of this node, what weighs from the stores. */
@Injectable()
export class AroundLapTimes {
  constructor(
    private readonly carIds: CarIds,
    private readonly version: CurrentGameVersion,
    private readonly person: WeighPerson,
    private readonly figuresOf: WeighFigures,
  ) {}

  carId({ data }: SubmitLapTime) {
    return this.carIds.of(data.carId);
  }

  gameVersion() {
    return this.version.now();
  }

  trust({ meta }: Command): Promise<TrustLevel> {
    return this.person.level(meta.actor, meta.now);
  }

  async figures({ data }: SubmitLapTime): Promise<FiguresOfTime> {
    const carId = await this.carIds.of(data.carId);
    return carId === undefined ? { doubts: [] } : this.figuresOf.of(data, carId);
  }
}
