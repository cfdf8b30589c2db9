import { Body, Controller, Delete, Header, HttpCode, Inject, Post, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Accounts } from '#accounts';
import { type SignInBody, signInBody } from '#contracts';
import type { Config } from '../config.ts';
import { Problems } from '../http/problems.ts';
import { Refused } from '../http/refused.ts';
import { ACCOUNTS, CONFIG } from '../ports.ts';
import { askAccounts } from './ask-accounts.ts';

const TEXT = 'text/plain; charset=utf-8';

/** Signing in and out in one word, `OK`. */
@ApiTags('accounts')
@Controller('api')
export class SignInController {
  constructor(
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Post('auth')
  @HttpCode(200)
  @Header('content-type', TEXT)
  @ApiOperation({ summary: 'Sign in; 401 second-factor-asked: go on at /api/auth/two-factor/verify-totp' })
  @ApiResponse({ status: 200, description: 'OK' })
  @Problems(400, 401, 429, 503)
  async signIn(
    @Body({ schema: signInBody }) body: SignInBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<'OK'> {
    const answer = await this.#ask(request, reply, '/sign-in/email', body);
    const { twoFactorRedirect, twoFactorMethods } = answer as {
      twoFactorRedirect?: boolean;
      twoFactorMethods?: string[];
    };
    if (twoFactorRedirect) throw new Refused('second-factor-asked', { methods: twoFactorMethods });
    return 'OK';
  }

  @Delete('logout')
  @Header('content-type', TEXT)
  @ApiOperation({ summary: 'Sign out' })
  @ApiResponse({ status: 200, description: 'OK' })
  @Problems(403, 429, 503)
  async signOut(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<'OK'> {
    await this.#ask(request, reply, '/sign-out', {});
    return 'OK';
  }

  #ask(request: FastifyRequest, reply: FastifyReply, path: string, body: object): Promise<unknown> {
    return askAccounts({ accounts: this.accounts, publicUrl: this.config.publicUrl }, request, reply, { path, body });
  }
}
