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
  readonly #ports: { readonly accounts: Accounts; readonly publicUrl: string };

  constructor(@Inject(ACCOUNTS) accounts: Accounts, @Inject(CONFIG) { publicUrl }: Config) {
    this.#ports = { accounts, publicUrl };
  }

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
    const answer = await askAccounts(this.#ports, request, reply, { path: '/sign-in/email', body });
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
    await askAccounts(this.#ports, request, reply, { path: '/sign-out', body: {} });
    return 'OK';
  }
}
