import { Controller, Header, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { type CurrentUser, session as calls } from '#contracts';
import { limitsAt, roleOf, tierAt } from '#domain';
import { Endpoint } from '../http/endpoint.ts';
import { ChatLinking } from '../chat-link/chat-linking.ts';
import { RememberedMembers } from '../members/remembered-members.ts';

@Controller()
export class UserController {
  constructor(
    private readonly members: RememberedMembers,
    private readonly chat: ChatLinking,
  ) {}

  @Endpoint(calls.user)
  @Header('cache-control', 'no-store')
  async user(@Req() { session }: FastifyRequest): Promise<CurrentUser> {
    const nobody = { tier: 0, mod: false, auth: false };
    if (!session) return nobody;
    const { userId: id, name: username, email, confirmed, twoFactor, secondFactor, language } = session;
    const [member, chat] = await Promise.all([this.members.of(id), this.chat.stateOf(id)]);
    const now = new Date().toISOString();
    const tier = tierAt(member, now);
    const mod = roleOf(member) !== undefined;
    return {
      ...nobody,
      tier,
      mod,
      admin: member.admin,
      id,
      username,
      email,
      auth: true,
      confirmed,
      twoFactor,
      secondFactor,
      language,
      limits: [...limitsAt(member, now)],
      chatState: chat.state,
      ...(chat.state === 'linked' && { discordName: chat.name }),
    };
  }
}
