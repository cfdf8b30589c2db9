import { Inject, Injectable } from '@nestjs/common';
import {
  type ExtendRoundLock,
  type FillRound,
  type LockRound,
  roundDraftStream,
  type SaveRoundDraft,
  type SolveRound,
  type SubmitRound,
} from '#domain';
import type { EventStore } from '#event-store';
import type { Command } from '#kernel';
import { cars, type CatalogueCar } from '#projections/cars/cars.projection';
import type { TrustLevel } from '#racing';
import type { View } from '#read-store';
import { CarIds } from '../cars/car-ids.ts';
import { UnknownValues } from '../catalogue/unknown-values.ts';
import { InjectView } from '../inject-view.ts';
import { PersonTrust } from '../lap-times/person-trust.ts';
import { EVENT_STORE } from '../ports.ts';
import { HeldRounds } from './held-rounds.ts';

@Injectable()
export class RoundLookups {
  constructor(
    private readonly carIds: CarIds,
    private readonly values: UnknownValues,
    private readonly person: PersonTrust,
    private readonly held: HeldRounds,
    @Inject(EVENT_STORE) private readonly log: EventStore,
    @InjectView(cars) private readonly cars: View<CatalogueCar>,
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

  budget(command: LockRound) {
    return this.held.budgetOf(command);
  }

  async savedAt({ data, meta: { actor: by } }: LockRound | ExtendRoundLock): Promise<string | null> {
    return (await this.log.read(roundDraftStream({ ...data, by }))).at(-1)?.meta.at ?? null;
  }

  voterTrust({ meta }: Command): Promise<TrustLevel> {
    return this.person.level(meta.actor, meta.now);
  }
}
