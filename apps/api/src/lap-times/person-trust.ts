import { Inject, Injectable } from '@nestjs/common';
import type { Accounts } from '#accounts';
import { roleOf } from '#domain';
import type { EventStore } from '#event-store';
import { trust } from '#projections/trust/trust.projection';
import { type TrustFigures, type TrustLevel, trustLevelOf } from '#racing';
import type { View } from '#read-store';
import { InjectView } from '../inject-view.ts';
import { readMember } from '../members/read-member.ts';
import { ACCOUNTS, EVENT_STORE } from '../ports.ts';

const DAY_MS = 86_400_000;

@Injectable()
export class PersonTrust {
  constructor(
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
    @Inject(EVENT_STORE) private readonly eventStore: EventStore,
    @InjectView(trust) private readonly trust: View<TrustFigures>,
  ) {}

  async level(userId: string, now: string): Promise<TrustLevel> {
    const [membership, member, fared] = await Promise.all([
      this.accounts.membership(userId),
      readMember(this.eventStore, userId),
      this.figures(userId),
    ]);
    const days = membership ? (Date.parse(now) - Date.parse(membership.since)) / DAY_MS : 0;
    return trustLevelOf({
      ...fared,
      confirmed: membership?.confirmed ?? false,
      days,
      staff: roleOf(member) !== undefined,
    });
  }

  async figures(userId: string): Promise<TrustFigures> {
    return (await this.trust.get(userId))?.doc ?? { accepted: 0, reversed: 0 };
  }
}
