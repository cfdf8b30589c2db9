import { Injectable } from '@nestjs/common';
import type { Command } from '#kernel';
import type { TrustLevel } from '#racing';
import { PersonTrust } from './person-trust.ts';

@Injectable()
export class LapTimeTrustLookups {
  constructor(private readonly person: PersonTrust) {}

  voterTrust({ meta }: Command): Promise<TrustLevel> {
    return this.person.level(meta.actor, meta.now);
  }
}
