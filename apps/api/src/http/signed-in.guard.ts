import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Accounts } from '#accounts';
import { ACCOUNTS } from '../ports.ts';
import { lookUpSession } from './asking.ts';
import { limitAccountWrites } from './rate-limits.ts';
import { Refused } from './refused.ts';

/** For every write: needs a session, and counts against its account's limit. */
@Injectable()
export class SignedIn implements CanActivate {
  readonly #accounts: Accounts;

  constructor(@Inject(ACCOUNTS) accounts: Accounts) {
    this.#accounts = accounts;
  }

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    const session = await lookUpSession(this.#accounts, request, reply);
    await limitAccountWrites(request, reply);
    if (!session) throw new Refused('signed-out');
    return true;
  }
}

/** For reads whose answer depends on who asks; signed out is fine. */
@Injectable()
export class MaybeSignedIn implements CanActivate {
  readonly #accounts: Accounts;

  constructor(@Inject(ACCOUNTS) accounts: Accounts) {
    this.#accounts = accounts;
  }

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    await lookUpSession(this.#accounts, http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>());
    return true;
  }
}
