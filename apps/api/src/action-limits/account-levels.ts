import { Inject, Injectable } from '@nestjs/common';
import type { Accounts } from '#accounts';
import { roleOf, type AccountLevel } from '#domain';
import { trust } from '#projections/trust/trust.projection';
import { NEW_FOR_DAYS, type TrustFigures, trustLevelOf } from '#racing';
import type { View } from '#read-store';
import { isoNow } from '../http/iso-now.ts';
import { InjectView } from '../inject-view.ts';
import { RememberedMembers } from '../members/remembered-members.ts';
import { ACCOUNTS } from '../ports.ts';

const DAY_MS = 86_400_000;

/** The current standing of an account: from its role, its email address, its age, and the fate of its times. */
@Injectable()
export class AccountLevels {
  constructor(
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
    private readonly members: RememberedMembers,
    @InjectView(trust) private readonly trust: View<TrustFigures>,
  ) {}

  async isStaff(userId: string): Promise<boolean> {
    return roleOf(await this.members.of(userId)) !== undefined;
  }

  /** When an account stops being new by its age (ms since 1970); undefined where there is none. */
  async knownFrom(userId: string): Promise<number | undefined> {
    const membership = await this.accounts.membership(userId);
    return membership && Date.parse(membership.since) + NEW_FOR_DAYS * DAY_MS;
  }

  async person(userId: string): Promise<AccountLevel> {
    if (await this.isStaff(userId)) return 'staff';
    const membership = await this.accounts.membership(userId);
    if (!membership?.confirmed) return 'unconfirmed';
    const days = (Date.parse(isoNow()) - Date.parse(membership.since)) / DAY_MS;
    const fared = (await this.trust.get(userId))?.doc ?? { accepted: 0, reversed: 0 };
    return trustLevelOf({ ...fared, confirmed: true, days, staff: false });
  }
}
