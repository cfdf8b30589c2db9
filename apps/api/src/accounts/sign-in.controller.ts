import { Controller, Inject, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Accounts } from '#accounts';
import { type ReadRequestOf, session } from '#contracts';
import { Endpoint } from '../http/endpoint.ts';
import { Parsed } from '../http/parsed.ts';
import type { Config } from '../config.ts';
import { Refused } from '../http/refused.ts';
import { ACCOUNTS, CONFIG } from '../ports.ts';
import { callAuth } from './call-auth.ts';

/** Logs in and out with one word as response, `OK`. */
@Controller()
export class SignInController {
  constructor(
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Endpoint(session.signIn)
  async signIn(
    @Parsed() { body }: ReadRequestOf<typeof session.signIn>,
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

  @Endpoint(session.signOut)
  async signOut(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<'OK'> {
    await this.#ask(request, reply, '/sign-out', {});
    return 'OK';
  }

  #ask(request: FastifyRequest, reply: FastifyReply, path: string, body: object): Promise<unknown> {
    return callAuth({ accounts: this.accounts, publicUrl: this.config.publicUrl }, request, reply, { path, body });
  }
}
