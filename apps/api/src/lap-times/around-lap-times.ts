import { Injectable } from '@nestjs/common';
import type { SubmitLapTime } from '#domain';
import { CarIds } from '../cars/car-ids.ts';
import { CurrentGameVersion } from '../catalogue/current-game-version.ts';

/** What a lap time needs to know, both from the memory of this node. */
@Injectable()
export class AroundLapTimes {
  constructor(
    private readonly carIds: CarIds,
    private readonly version: CurrentGameVersion,
  ) {}

  carId({ data }: SubmitLapTime) {
    return this.carIds.of(data.carId);
  }

  gameVersion() {
    return this.version.now();
  }
}
