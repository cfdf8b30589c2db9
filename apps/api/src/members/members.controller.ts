import { Body, Controller, Get, HttpCode, Inject, Param, Post, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import type { Accounts } from '#accounts';
import {
  type MemberAccount,
  memberAccount,
  type MemberActBody,
  memberActBody,
  memberHistoryAnswer,
  type MemberList,
  memberList,
  type MemberListQuery,
  memberListQuery,
  type Written,
  written,
} from '#contracts';
import type { Asking } from '#kernel';
import { memberHistory, type MemberHistoryDoc } from '#projections/member-history/member-history.projection';
import { type MemberDoc, members } from '#projections/members/members.projection';
import { membersById, staffMembers } from '#projections/members/members.query';
import type { View } from '#read-store';
import { By } from '../http/asking.ts';
import { type CommandMaker, Commands } from '../http/command-maker.ts';
import { type Positioned, ReadsView } from '../http/positioned.ts';
import { Problems } from '../http/problems.ts';
import { Refused } from '../http/refused.ts';
import { StaffOnly } from '../http/staff.ts';
import { InView } from '../in-view.ts';
import { ACCOUNTS } from '../ports.ts';
import { commandOf } from './command-of.ts';
import { pageOfMembers } from './list-members.ts';
import { showMember, tellMemberHistory } from './show-members.ts';

const userId = z.string().min(1).max(64);
/** People found by a text, over all pages: an admin whose text finds more types more of the name. */
const MOST_FOUND = 500;

@ApiTags('members')
@Controller('api/v1/members')
@StaffOnly('admin')
export class MembersController {
  constructor(
    private readonly commands: CommandBus,
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
    @InView(members) private readonly members: View<MemberDoc>,
    @InView(memberHistory) private readonly histories: View<MemberHistoryDoc>,
  ) {}

  @Get()
  @ReadsView(members)
  @ApiOperation({ summary: 'Accounts by name, whole e-mail or id; without a question those of staff' })
  @ApiResponse({ status: 200, standardSchema: memberList })
  @Problems(400, 401, 403, 503)
  async list(
    @Query({ schema: memberListQuery }) { find, ...query }: MemberListQuery,
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

  @Get(':userId')
  @ReadsView(members)
  @ApiOperation({ summary: 'Roles, tier and limits of an account, and what may be done to it' })
  @ApiResponse({ status: 200, standardSchema: memberAccount })
  @Problems(400, 401, 403, 404, 503)
  async member(@Param('userId', { schema: userId }) id: string, @By() by: Asking): Promise<Positioned<MemberAccount>> {
    const { position, body } = await this.#shown(await membersById(this.members, [id]), by);
    const [found] = body;
    if (!found || found.name === null) throw new Refused('user-unknown');
    return { position, body: found };
  }

  @Get(':userId/history')
  @ReadsView(memberHistory)
  @ApiOperation({ summary: 'What was done to an account, by whom and why; newest first' })
  @ApiResponse({ status: 200, standardSchema: memberHistoryAnswer })
  @Problems(400, 401, 403, 503)
  history(@Param('userId', { schema: userId }) id: string) {
    return tellMemberHistory(this.histories, this.accounts, id);
  }

  @Post(':userId/acts')
  @HttpCode(200)
  @ApiOperation({ summary: 'Give or take a role, change the tier, limit or restore an account' })
  @ApiResponse({ status: 200, standardSchema: written })
  @Problems(400, 401, 403, 404, 409, 422, 429, 503)
  act(
    @Param('userId', { schema: userId }) id: string,
    @Body({ schema: memberActBody }) body: MemberActBody,
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
