import { Injectable } from '@nestjs/common';
import type { CreateChallenge, StateChallengeRounds, StatedRound } from '#domain';
import { CarIds } from '../cars/car-ids.ts';

@Injectable()
export class ChallengeLookups {
  constructor(private readonly carIds: CarIds) {}

  async unknownCars({ data }: CreateChallenge | StateChallengeRounds): Promise<readonly string[]> {
    const carIds = [...new Set((data.rounds ?? []).flatMap(carsOf))];
    const found = await Promise.all(carIds.map((carId) => this.carIds.of(carId)));
    return carIds.filter((carId, at) => found[at] !== carId);
  }
}

const carsOf = ({ facts: { races, rewards } }: StatedRound): string[] =>
  [...races, ...rewards].flatMap(({ carId }) => carId ?? []);
