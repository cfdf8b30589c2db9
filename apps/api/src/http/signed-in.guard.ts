import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Accounts } from '#accounts';
import { ACCOUNTS } from '../ports.ts';
import { lookUpSession } from './asking.ts';
import { LIMITED_AS, type LimitedWhat, refuseLimited } from './limited.ts';
import { RememberedMembers } from '../members/remembered-members.ts';
import { limitAccountWrites } from './rate-limits.ts';
import { Refused } from './refused.ts';

/** For every write: needs a session of an account that is not limited, and counts against its account's limit. */
@Injectable()
export class SignedIn implements CanActivate {
  /** By handler: what a decorator says never changes, and asking for it is slow. */
  readonly #limitedAs = new Map<unknown, LimitedWhat>();

  constructor(
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
    private readonly standings: RememberedMembers,
    private readonly reflector: Reflector,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    const found = lookUpSession(this.accounts, request, reply);
    const session = found instanceof Promise ? await found : found;
    await limitAccountWrites(request, reply);
    if (!session) throw new Refused('signed-out');
    const standing = this.standings.of(session.userId);
    refuseLimited(standing instanceof Promise ? await standing : standing, this.#limitedWhat(context));
    return true;
  }

  #limitedWhat(context: ExecutionContext): LimitedWhat {
    const handler = context.getHandler();
    const known = this.#limitedAs.get(handler);
    if (known) return known;
    const what = this.reflector.get<LimitedWhat | undefined>(LIMITED_AS, handler) ?? 'everything';
    this.#limitedAs.set(handler, what);
    return what;
  }
}

/** For reads whose answer depends on who asks; signed out is fine. */
@Injectable()
export class MaybeSignedIn implements CanActivate {
  constructor(@Inject(ACCOUNTS) private readonly accounts: Accounts) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    await lookUpSession(this.accounts, http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>());
    return true;
  }
}
