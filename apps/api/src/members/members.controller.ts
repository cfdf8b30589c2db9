import { Controller, Inject } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Accounts, Dismissed } from '#accounts';
import {
  type MemberAccount,
  type MemberActionBody,
  type MemberList,
  members,
  type ReadRequestOf,
  type Written,
} from '#contracts';
import { LimitAccountShortly, RestoreAccount } from '#domain';
import type { Caller } from '#kernel';
import { memberHistory, type MemberHistoryDoc } from '#projections/member-history/member-history.projection';
import { type MemberDoc, members as membersView } from '#projections/members/members.projection';
import {
  type FoundMembers,
  type MemberKind,
  membersById,
  membersOfKinds,
  MAX_MEMBERS,
} from '#projections/members/members.query';
import type { View } from '#read-store';
import { By } from '../http/caller.ts';
import { Endpoint } from '../http/endpoint.ts';
import { Parsed } from '../http/parsed.ts';
import { type CommandMaker, Commands } from '../http/command-maker.ts';
import type { Positioned } from '../http/positioned.ts';
import { Refused } from '../http/refused.ts';
import { InjectView } from '../inject-view.ts';
import { ACCOUNTS } from '../ports.ts';
import { asReason, commandOf } from './command-of.ts';
import { pageOfMembers } from './list-members.ts';
import { presentMember, presentMemberHistory } from './members.presenter.ts';

const DISMISSES: Partial<Record<MemberActionBody['act'], Dismissed['role']>> = {
  'dismiss-moderator': 'moderator',
  'dismiss-admin': 'admin',
};

@Controller()
export class MembersController {
  constructor(
    private readonly commands: CommandBus,
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
    @InjectView(membersView) private readonly members: View<MemberDoc>,
    @InjectView(memberHistory) private readonly histories: View<MemberHistoryDoc>,
  ) {}

  @Endpoint(members.list)
  async list(
    @Parsed() { query: { find, ...query } }: ReadRequestOf<typeof members.list>,
    @By() by: Caller,
  ): Promise<Positioned<MemberList>> {
    const now = new Date().toISOString();
    const found = await this.#found(find, query.kind ?? [], now);
    const { position, body } = await this.#shown(found, by, now);
    return { position, body: pageOfMembers(body, query, found.cut) };
  }

  /** When a search finds more users than the limit, the admin types more of the name. */
  async #found(find: string | undefined, kinds: readonly MemberKind[], now: string): Promise<FoundMembers> {
    if (find === undefined) return membersOfKinds(this.members, kinds, now);
    const people = await this.accounts.persons.find(find, MAX_MEMBERS + 1);
    const found = await membersById(
      this.members,
      people.slice(0, MAX_MEMBERS).map(({ id }) => id),
    );
    return { ...found, cut: people.length > MAX_MEMBERS };
  }

  @Endpoint(members.one)
  async member(
    @Parsed() { params: { userId: id } }: ReadRequestOf<typeof members.one>,
    @By() by: Caller,
  ): Promise<Positioned<MemberAccount>> {
    const { position, body } = await this.#shown(await membersById(this.members, [id]), by, new Date().toISOString());
    const [found] = body;
    if (!found || found.name === null) throw new Refused('user-unknown');
    return { position, body: found };
  }

  @Endpoint(members.history)
  history(@Parsed() { params: { userId: id } }: ReadRequestOf<typeof members.history>) {
    return presentMemberHistory(this.histories, this.accounts, id);
  }

  @Endpoint(members.change)
  async act(
    @Parsed() { params: { userId: id }, body }: ReadRequestOf<typeof members.change>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    const written: Written = await this.commands.execute(commandOf(id, body, command));
    const role = DISMISSES[body.act];
    if (role) await this.accounts.noteRevoked({ dismissed: id, role });
    return written;
  }

  @Endpoint(members.limitShortly)
  limitShortly(
    @Parsed() { params, body: { reason, ...limit } }: ReadRequestOf<typeof members.limitShortly>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    return this.commands.execute(command(LimitAccountShortly, { ...params, ...limit, reason: asReason(reason) }));
  }

  @Endpoint(members.endShortLimit)
  endShortLimit(
    @Parsed() { params, body }: ReadRequestOf<typeof members.endShortLimit>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    return this.commands.execute(command(RestoreAccount, { ...params, ...body, reason: { code: 'mistake' } }));
  }

  async #shown(
    { position, members: found }: FoundMembers,
    by: Caller,
    now: string,
  ): Promise<Positioned<readonly MemberAccount[]>> {
    const names = await this.accounts.displayNames(found.map((one) => one.userId));
    const items = found.map((one) => presentMember(one, names.get(one.userId) ?? null, by, now));
    return { position, body: items };
  }
}
