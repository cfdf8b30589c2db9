import { Controller, Header, Inject } from '@nestjs/common';
import type { Accounts } from '#accounts';
import { type FormerNames, members, type OddNames, type ReadRequestOf } from '#contracts';
import { type MemberDoc, members as membersView } from '#projections/members/members.projection';
import { membersOfKinds } from '#projections/members/members.query';
import type { View } from '#read-store';
import { Endpoint } from '../http/endpoint.ts';
import { isoNow } from '../http/iso-now.ts';
import { Parsed } from '../http/parsed.ts';
import type { Positioned } from '../http/positioned.ts';
import { InjectView } from '../inject-view.ts';
import { ACCOUNTS } from '../ports.ts';

const FORMER_MS = 90 * 24 * 60 * 60_000;
const MAX_ODD = 200;

@Controller()
export class NamesController {
  constructor(
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
    @InjectView(membersView) private readonly members: View<MemberDoc>,
  ) {}

  @Endpoint(members.staffNames)
  async staff(): Promise<Positioned<{ names: string[] }>> {
    const found = await membersOfKinds(this.members, [], isoNow());
    const names = await this.accounts.displayNames(found.members.map(({ userId }) => userId));
    return { position: found.position, body: { names: [...names.values()].flatMap((name) => name ?? []) } };
  }

  @Endpoint(members.formerNames)
  @Header('cache-control', 'no-store')
  async former(@Parsed() { params: { userId } }: ReadRequestOf<typeof members.formerNames>): Promise<FormerNames> {
    const since = new Date(Date.parse(isoNow()) - FORMER_MS).toISOString();
    return { names: [...(await this.accounts.heldNames.formerOf(userId, since))] };
  }

  @Endpoint(members.oddNames)
  @Header('cache-control', 'no-store')
  async odd(): Promise<OddNames> {
    return { names: [...(await this.accounts.heldNames.odd(MAX_ODD))] };
  }
}
