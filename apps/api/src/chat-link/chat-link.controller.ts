import rateLimit from '@fastify/rate-limit';
import { Controller, Header, Inject, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Session } from '#accounts';
import { chatLink, type ChatLinkState, type ReadRequestOf, session } from '#contracts';
import { Endpoint } from '../http/endpoint.ts';
import { Parsed } from '../http/parsed.ts';
import { limitHourly } from '../accounts/account-limits.ts';
import type { Config } from '../config.ts';
import { Refused } from '../http/refused.ts';
import { isFromThisSite } from '../http/same-origin.ts';
import { CONFIG } from '../ports.ts';
import { ChatLinking } from './chat-linking.ts';

@Controller()
export class ChatLinkController {
  constructor(
    private readonly linking: ChatLinking,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Endpoint(chatLink.state)
  @Header('cache-control', 'no-store')
  state(@Req() request: FastifyRequest): Promise<ChatLinkState> {
    return this.linking.stateOf(sessionOf(request).userId);
  }

  @Endpoint(chatLink.begin)
  async begin(
    @Parsed() { body: { chatId } }: ReadRequestOf<typeof chatLink.begin>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ChatLinkState> {
    const session = sessionOf(request);
    // Neither may one account write to many recipients, nor many accounts to one.
    await limit(request, reply, '/chat-link/to', chatId);
    await limit(request, reply, '/chat-link', session.userId);
    return this.linking.begin(session, chatId);
  }

  @Endpoint(chatLink.confirm)
  async confirm(
    @Parsed() { body: { code } }: ReadRequestOf<typeof chatLink.confirm>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ChatLinkState> {
    const { userId } = sessionOf(request);
    await limit(request, reply, '/chat-link/confirm', userId);
    return this.linking.confirm(userId, code);
  }

  @Endpoint(chatLink.remove)
  async unlink(@Req() request: FastifyRequest): Promise<ChatLinkState> {
    await this.linking.unlink(sessionOf(request).userId);
    return { state: 'none' };
  }

  @Endpoint(session.unlinkDiscord)
  @Header('cache-control', 'no-store')
  async unlinkByGet(@Req() request: FastifyRequest): Promise<'OK'> {
    if (!isFromThisSite(request.headers, request.host, this.config)) throw new Refused('origin-refused');
    await this.linking.unlink(sessionOf(request).userId);
    return 'OK';
  }
}

const limit = ({ ip, server }: FastifyRequest, reply: FastifyReply, name: string, subject: string) =>
  limitHourly(server.accountCounters, reply, { name, address: rateLimit.normalizeIP(ip), subject });

const sessionOf = ({ session }: FastifyRequest): Session => {
  if (!session) throw new Refused('signed-out');
  return session;
};
