import { Inject, Injectable } from '@nestjs/common';
import type { EventStore } from '#event-store';
import { type TimesLookups, isVersionOut } from '#imports';
import { CarsMeant } from '../cars/cars-meant.ts';
import { PlausibilityCheck } from '../lap-times/plausibility-check.ts';
import { EVENT_STORE } from '../ports.ts';

@Injectable()
export class FileTimeLookups {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    private readonly cars: CarsMeant,
    private readonly figures: PlausibilityCheck,
  ) {}

  /** Per part: a game version is looked up once. */
  times(): TimesLookups {
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
