import { Controller, Get, Header, Req, UseGuards } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { type CurrentUser, currentUser } from '#contracts';
import { limitsAt, roleOf, tierAt } from '#domain';
import { ChatLinking } from '../chat-link/chat-linking.ts';
import { RememberedMembers } from '../members/remembered-members.ts';
import { Problems } from '../http/problems.ts';
import { MaybeSignedIn } from '../http/signed-in.guard.ts';

@ApiTags('accounts')
@Controller('api/getUser')
export class UserController {
  constructor(
    private readonly standings: RememberedMembers,
    private readonly chat: ChatLinking,
  ) {}

  @Get()
  @UseGuards(MaybeSignedIn)
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'Who is asking; no username means signed out' })
  @ApiResponse({ status: 200, standardSchema: currentUser })
  @Problems(503)
  async user(@Req() { session }: FastifyRequest): Promise<CurrentUser> {
    const nobody = { tier: 0, mod: false, auth: false };
    if (!session) return nobody;
    const { userId: id, name: username, email, confirmed, twoFactor, secondFactor, language } = session;
    const [standing, chat] = await Promise.all([this.standings.of(id), this.chat.stateOf(id)]);
    const now = new Date().toISOString();
    const tier = tierAt(standing, now);
    const mod = roleOf(standing) !== undefined;
    return {
      ...nobody,
      tier,
      mod,
      admin: standing.admin,
      id,
      username,
      email,
      auth: true,
      confirmed,
      twoFactor,
      secondFactor,
      language,
      limits: [...limitsAt(standing, now)],
      chatState: chat.state,
      ...(chat.state === 'linked' && { discordName: chat.name }),
    };
  }
}
