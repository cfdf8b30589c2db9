import { Inject, Injectable } from '@nestjs/common';
import type { EventStore } from '#event-store';
import { type AroundTimes, isVersionOut } from '#imports';
import { CarsMeant } from '../cars/cars-meant.ts';
import { WeighFigures } from '../lap-times/weigh-figures.ts';
import { EVENT_STORE } from '../ports.ts';

@Injectable()
export class AroundFileTimes {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    private readonly cars: CarsMeant,
    private readonly figures: WeighFigures,
  ) {}

  /** Per part: a game version is looked up once. */
  times(): AroundTimes {
    const out = new Map<string, Promise<boolean>>();
    return {
      carMeant: (car) => this.cars.of(car),
      figuresOf: ({ gameVersion: _measuredIn, line: _line, ...time }) =>
        this.figures.of({ ...time, source: 'import' }, time.carId),
      isOut: (gameVersion) => {
        const known = out.get(gameVersion) ?? isVersionOut(this.store, gameVersion);
        out.set(gameVersion, known);
        return known;
      },
    };
  }
}
