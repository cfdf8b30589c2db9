import { Injectable } from '@nestjs/common';
import type { Command } from '#kernel';
import type { TrustLevel } from '#racing';
import { PersonTrust } from '../lap-times/person-trust.ts';

@Injectable()
export class TunedStatsTrustLookups {
  constructor(private readonly person: PersonTrust) {}

  voterTrust({ meta }: Command): Promise<TrustLevel> {
    return this.person.level(meta.actor, meta.now);
  }
}
