import rateLimit from '@fastify/rate-limit';
import { Body, Controller, Delete, Get, Header, HttpCode, Inject, Post, Req, Res, UseGuards } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Session } from '#accounts';
import {
  type ChatCodeBody,
  chatCodeBody,
  type ChatLinkBody,
  chatLinkBody,
  type ChatLinkState,
  chatLinkState,
} from '#contracts';
import { limitHourly } from '../accounts/account-limits.ts';
import type { Config } from '../config.ts';
import { LimitedAs } from '../http/limited.ts';
import { Problems } from '../http/problems.ts';
import { Refused } from '../http/refused.ts';
import { isOwnPage } from '../http/same-origin.ts';
import { SignedIn } from '../http/signed-in.guard.ts';
import { CONFIG } from '../ports.ts';
import { ChatLinking } from './chat-linking.ts';

/** The chat account of who asks. */
@ApiTags('accounts')
@Controller('api')
@UseGuards(SignedIn)
export class ChatLinkController {
  constructor(
    private readonly linking: ChatLinking,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get('chat-link')
  @LimitedAs('nothing')
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'Which chat account is linked, or how far linking got' })
  @ApiResponse({ status: 200, standardSchema: chatLinkState })
  @Problems(401, 503)
  state(@Req() request: FastifyRequest): Promise<ChatLinkState> {
    return this.linking.stateOf(sessionOf(request).userId);
  }

  @Post('chat-link')
  @HttpCode(200)
  @ApiOperation({ summary: 'Send a code to a chat account, which must be on the community’s server' })
  @ApiResponse({ status: 200, standardSchema: chatLinkState })
  @Problems(400, 401, 403, 409, 422, 429, 503)
  async begin(
    @Body({ schema: chatLinkBody }) { chatId }: ChatLinkBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ChatLinkState> {
    const session = sessionOf(request);
    // Neither may one account write to many, nor many to one.
    await limit(request, reply, '/chat-link/to', chatId);
    await limit(request, reply, '/chat-link', session.userId);
    return this.linking.begin(session, chatId);
  }

  @Post('chat-link/confirm')
  @HttpCode(200)
  @ApiOperation({ summary: 'Link the chat account that the code was sent to' })
  @ApiResponse({ status: 200, standardSchema: chatLinkState })
  @Problems(400, 401, 403, 409, 422, 429, 503)
  async confirm(
    @Body({ schema: chatCodeBody }) { code }: ChatCodeBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ChatLinkState> {
    const { userId } = sessionOf(request);
    await limit(request, reply, '/chat-link/confirm', userId);
    return this.linking.confirm(userId, code);
  }

  @Delete('chat-link')
  @LimitedAs('nothing')
  @ApiOperation({ summary: 'Take back the link, or what was begun of it' })
  @ApiResponse({ status: 200, standardSchema: chatLinkState })
  @Problems(401, 403, 503)
  async unlink(@Req() request: FastifyRequest): Promise<ChatLinkState> {
    await this.linking.unlink(sessionOf(request).userId);
    return { state: 'none' };
  }

  @Get('unlinkDiscord')
  @LimitedAs('nothing')
  @Header('content-type', 'text/plain; charset=utf-8')
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'The same under its older name; from a page of our own only', deprecated: true })
  @ApiResponse({ status: 200, description: 'OK' })
  @Problems(401, 403, 503)
  async unlinkByGet(@Req() request: FastifyRequest): Promise<'OK'> {
    if (!isOwnPage(request.headers, request.host, this.config.publicUrl)) throw new Refused('origin-refused');
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
