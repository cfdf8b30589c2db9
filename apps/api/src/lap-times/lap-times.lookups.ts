import { Injectable } from '@nestjs/common';
import { AccountsUnavailable } from '#accounts';
import type { FiguresOfTime, SubmitLapTime } from '#domain';
import type { Command } from '#kernel';
import type { TrustLevel } from '#racing';
import { ReadStoreUnavailable } from '#read-store';
import { CarIds } from '../cars/car-ids.ts';
import { CurrentGameVersion } from '../catalogue/current-game-version.ts';
import { PlausibilityCheck } from './plausibility-check.ts';
import { PersonTrust } from './person-trust.ts';

/**
 * Looks up a lap time's car and version in this node's memory, its weight in the stores. Where the views do not answer,
 * the time is accepted as from an untrusted user, and reviewed by a moderator.
 */
@Injectable()
export class LapTimeLookups {
  constructor(
    private readonly carIds: CarIds,
    private readonly version: CurrentGameVersion,
    private readonly person: PersonTrust,
    private readonly figuresOf: PlausibilityCheck,
  ) {}

  carId({ data }: SubmitLapTime) {
    return this.carIds.of(data.carId);
  }

  gameVersion() {
    return this.version.now();
  }

  trust({ meta }: Command): Promise<TrustLevel> {
    return this.person.level(meta.actor, meta.now).catch(orWithoutViews('unconfirmed' as const));
  }

  async figures({ data }: SubmitLapTime): Promise<FiguresOfTime> {
    const carId = await this.carIds.of(data.carId);
    if (carId === undefined) return { doubts: [] };
    return this.figuresOf.of(data, carId).catch(orWithoutViews({ doubts: [], unweighed: true } as const));
  }
}

const orWithoutViews =
  <Instead>(instead: Instead) =>
  (error: unknown): Instead => {
    if (error instanceof ReadStoreUnavailable || error instanceof AccountsUnavailable) return instead;
    throw error;
  };
