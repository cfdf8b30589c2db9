import { Inject, Injectable } from '@nestjs/common';
import type { Accounts } from '#accounts';
import type { LapTimeReview } from '#contracts';
import type { Asking } from '#kernel';
import { cars, type CatalogueCar } from '#projections/cars/cars.projection';
import { cellStory, type StoryDoc } from '#projections/cell-story/cell-story.projection';
import { wholeStory } from '#projections/cell-story/cell-story.query';
import { drivingChanges, type DrivingChanges } from '#projections/driving-changes/driving-changes.projection';
import { type SaidTimeDoc, saidTimes } from '#projections/said-times/said-times.projection';
import { predictLapTime, trustOf } from '#racing';
import type { View } from '#read-store';
import { InView } from '../in-view.ts';
import { ACCOUNTS } from '../ports.ts';
import { showSaidTime } from './show-said-time.ts';
import { LapTimeEvidence } from './lap-time-evidence.ts';
import { toldTo } from './tell-story.ts';
import { WeighFigures } from './weigh-figures.ts';
import { WeighPerson } from './weigh-person.ts';

const OTHERS_SHOWN = 10;
const NEAR_SHOWN = 12;

@Injectable()
export class ShowLapTimeReview {
  constructor(
    @InView(saidTimes) private readonly times: View<SaidTimeDoc>,
    @InView(cellStory) readonly stories: View<StoryDoc>,
    @InView(drivingChanges) readonly driving: View<DrivingChanges>,
    @InView(cars) private readonly cars: View<CatalogueCar>,
    @Inject(ACCOUNTS) readonly accounts: Accounts,
    readonly evidence: LapTimeEvidence,
    private readonly figures: WeighFigures,
    private readonly people: WeighPerson,
  ) {}

  /** Undefined: there is no such time. */
  async of(lapTimeId: string, asking: Asking): Promise<LapTimeReview | undefined> {
    const doc = (await this.times.get(lapTimeId))?.doc;
    if (!doc) return undefined;
    const { carId, tune, trackCode } = doc;
    const cell = { carId, tune, trackCode };
    const car = (await this.cars.get(carId))?.doc;
    const names = await this.accounts.displayNames([doc.by]);
    const { position, history } = await wholeStory(this.stories, cell);
    const beside = history.filter((one) => one.lapTimeId !== lapTimeId);
    const shown = beside.filter((one, at) => at < OTHERS_SHOWN || one.state === 'stands');
    const others = (await toldTo(this, cell, asking, { position, history: shown })).body.history;
    const pictures = await this.evidence.of([doc], asking);
    const around = await this.figures.around(cell);
    const fared = await this.people.figures(doc.by);
    return {
      time: showSaidTime(doc, { asking, names, cars: new Map(car ? [[carId, car]] : []), pictures }),
      current: others.find(({ state }) => state === 'stands') ?? null,
      others: others.slice(0, OTHERS_SHOWN),
      predicted: (car && predictLapTime(car, tune, trackCode)) ?? null,
      near: [...(around?.near.slice(0, NEAR_SHOWN) ?? [])],
      best: around?.best ?? null,
      person: { name: names.get(doc.by) ?? null, trust: trustOf(fared), ...fared },
    };
  }
}
