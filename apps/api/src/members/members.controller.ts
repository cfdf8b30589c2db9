import { Controller, Inject } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Accounts } from '#accounts';
import { type MemberAccount, type MemberList, members, type ReadRequestOf, type Written } from '#contracts';
import type { Asking } from '#kernel';
import { memberHistory, type MemberHistoryDoc } from '#projections/member-history/member-history.projection';
import { type MemberDoc, members as membersView } from '#projections/members/members.projection';
import { membersById, staffMembers } from '#projections/members/members.query';
import type { View } from '#read-store';
import { By } from '../http/asking.ts';
import { Endpoint } from '../http/endpoint.ts';
import { Parsed } from '../http/parsed.ts';
import { type CommandMaker, Commands } from '../http/command-maker.ts';
import type { Positioned } from '../http/positioned.ts';
import { Refused } from '../http/refused.ts';
import { InView } from '../in-view.ts';
import { ACCOUNTS } from '../ports.ts';
import { commandOf } from './command-of.ts';
import { pageOfMembers } from './list-members.ts';
import { showMember, tellMemberHistory } from './show-members.ts';

/** People found by a text, over all pages: an admin whose text finds more types more of the name. */
const MOST_FOUND = 500;

@Controller()
export class MembersController {
  constructor(
    private readonly commands: CommandBus,
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
    @InView(membersView) private readonly members: View<MemberDoc>,
    @InView(memberHistory) private readonly histories: View<MemberHistoryDoc>,
  ) {}

  @Endpoint(members.list)
  async list(
    @Parsed() { query: { find, ...query } }: ReadRequestOf<typeof members.list>,
    @By() by: Asking,
  ): Promise<Positioned<MemberList>> {
    const { position, body } = await this.#shown(await this.#found(find), by);
    return { position, body: pageOfMembers(body, query) };
  }

  async #found(find: string | undefined) {
    if (find === undefined) return staffMembers(this.members);
    const people = await this.accounts.persons.find(find, MOST_FOUND);
    return membersById(
      this.members,
      people.map(({ id }) => id),
    );
  }

  @Endpoint(members.one)
  async member(
    @Parsed() { params: { userId: id } }: ReadRequestOf<typeof members.one>,
    @By() by: Asking,
  ): Promise<Positioned<MemberAccount>> {
    const { position, body } = await this.#shown(await membersById(this.members, [id]), by);
    const [found] = body;
    if (!found || found.name === null) throw new Refused('user-unknown');
    return { position, body: found };
  }

  @Endpoint(members.history)
  history(@Parsed() { params: { userId: id } }: ReadRequestOf<typeof members.history>) {
    return tellMemberHistory(this.histories, this.accounts, id);
  }

  @Endpoint(members.change)
  act(
    @Parsed() { params: { userId: id }, body }: ReadRequestOf<typeof members.change>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    return this.commands.execute(commandOf(id, body, command));
  }

  async #shown(
    { position, members: found }: Awaited<ReturnType<typeof staffMembers>>,
    by: Asking,
  ): Promise<Positioned<readonly MemberAccount[]>> {
    const names = await this.accounts.displayNames(found.map((one) => one.userId));
    const now = new Date().toISOString();
    const items = found.map((one) => showMember(one, names.get(one.userId) ?? null, by, now));
    return { position, body: items };
  }
}
