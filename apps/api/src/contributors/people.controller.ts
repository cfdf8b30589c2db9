import { Controller, Inject } from '@nestjs/common';
import type { Accounts } from '#accounts';
import { people as calls, type PublicPerson, type ReadRequestOf } from '#contracts';
import { tierAt } from '#domain';
import {
  contributorConsents,
  type ContributorConsentDoc,
} from '#projections/contributor-consents/contributor-consents.projection';
import { type MemberDoc, members } from '#projections/members/members.projection';
import {
  type ContributionCounts,
  contributionKinds,
  type ContributionTally,
} from '#projections/recap-activities/contributions';
import { trust } from '#projections/trust/trust.projection';
import { type TrustFigures, trustOf } from '#racing';
import type { View } from '#read-store';
import { Endpoint } from '../http/endpoint.ts';
import { isoNow } from '../http/iso-now.ts';
import { Parsed } from '../http/parsed.ts';
import type { Positioned } from '../http/positioned.ts';
import { InjectView } from '../inject-view.ts';
import { personNamed } from '../members/person-named.ts';
import { ACCOUNTS } from '../ports.ts';
import { ContributorTally } from './contributor-tally.ts';

@Controller()
export class PeopleController {
  constructor(
    private readonly tally: ContributorTally,
    @InjectView(contributorConsents) private readonly honours: View<ContributorConsentDoc>,
    @InjectView(members) private readonly members: View<MemberDoc>,
    @InjectView(trust) private readonly trust: View<TrustFigures>,
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
  ) {}

  @Endpoint(calls.one)
  async one(@Parsed() { params }: ReadRequestOf<typeof calls.one>): Promise<Positioned<PublicPerson>> {
    const { id: userId, name } = await personNamed(this.accounts, params.name);
    const views = await Promise.all([this.honours.position(), this.members.position(), this.trust.position()]);
    const { tally, position } = await this.tally.counted();
    const [membership, named, member, figures] = await Promise.all([
      this.accounts.membership(userId),
      this.honours.get(userId),
      this.members.get(userId),
      this.trust.get(userId),
    ]);
    const isNamed = named?.doc.named !== false;
    const fared = figures?.doc ?? { accepted: 0, reversed: 0 };
    const body = {
      userId,
      name,
      since: membership ? new Date(membership.since).getUTCFullYear() : null,
      tier: isNamed && member ? tierAt(member.doc, isoNow()) : 0,
      trust: { value: trustOf(fared), accepted: fared.accepted, reversed: fared.reversed },
      contributed: isNamed ? contributedBy(tally.get(userId)) : null,
    };
    return { position: Math.min(position, ...views), body };
  }
}

const contributedBy = (months: ReturnType<ContributionTally['get']>): PublicPerson['contributed'] => {
  const all = [...(months?.values() ?? [])];
  const sum = (kind: keyof ContributionCounts) => all.reduce((total, counts) => total + counts[kind], 0);
  const counts = {
    time: sum('time'),
    round: sum('round'),
    review: sum('review'),
    photo: sum('photo'),
    template: sum('template'),
  };
  return { total: contributionKinds.reduce((total, kind) => total + counts[kind], 0), counts };
};
