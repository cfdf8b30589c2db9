import { Injectable } from '@nestjs/common';
import type { Command } from '#kernel';
import type { TrustLevel } from '#racing';
import { WeighPerson } from '../lap-times/weigh-person.ts';

@Injectable()
export class AroundTunedStatsTrust {
  constructor(private readonly person: WeighPerson) {}

  voterTrust({ meta }: Command): Promise<TrustLevel> {
    return this.person.level(meta.actor, meta.now);
  }
}
