import { Injectable } from '@nestjs/common';
import type { FillRound, SaveRoundDraft, SolveRound, SubmitRound } from '#domain';
import type { Command } from '#kernel';
import { cars, type CatalogueCar } from '#projections/cars/cars.projection';
import type { TrustLevel } from '#racing';
import type { View } from '#read-store';
import { CarIds } from '../cars/car-ids.ts';
import { UnknownValues } from '../catalogue/unknown-values.ts';
import { InView } from '../in-view.ts';
import { WeighPerson } from '../lap-times/weigh-person.ts';

/** What rounds need to know: whether there are their cars, what a hand drives, how far whoever votes is trusted. */
@Injectable()
export class AroundRounds {
  constructor(
    private readonly carIds: CarIds,
    private readonly values: UnknownValues,
    private readonly person: WeighPerson,
    @InView(cars) private readonly cars: View<CatalogueCar>,
  ) {}

  async unknownCars({ data: { content } }: SubmitRound | FillRound | SaveRoundDraft): Promise<readonly string[]> {
    const carIds = [...new Set(content.races.flatMap(({ carId }) => carId ?? []))];
    const found = await Promise.all(carIds.map((carId) => this.carIds.of(carId)));
    return carIds.filter((carId, at) => found[at] !== carId);
  }

  unknownValues({ data: { content } }: SubmitRound | FillRound | SaveRoundDraft): Promise<readonly string[]> {
    return this.values.in(content.criteria);
  }

  async handCars({ data: { hand } }: SolveRound): Promise<readonly (CatalogueCar | undefined)[]> {
    const found = await this.cars.getMany(hand.map(({ carId }) => carId));
    return hand.map(({ carId }) => found.get(carId)?.doc);
  }

  voterTrust({ meta }: Command): Promise<TrustLevel> {
    return this.person.level(meta.actor, meta.now);
  }
}
