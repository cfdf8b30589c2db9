import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Accounts } from '#accounts';
import { ACCOUNTS } from '../ports.ts';
import { loadSession } from './caller.ts';
import { endpointOf } from './endpoint-of.ts';
import { refuseLimited } from './limited.ts';
import { RememberedMembers } from '../members/remembered-members.ts';
import { DailyActionCounts } from '../action-limits/daily-action-counts.ts';
import { limitAccountWrites } from './rate-limits.ts';
import { Refused } from './refused.ts';

/** For every write: needs a session of an account that is not limited, and counts against its quota. */
@Injectable()
export class RequireLogin implements CanActivate {
  constructor(
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
    private readonly members: RememberedMembers,
    private readonly acts: DailyActionCounts,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    const session = await loadSession(this.accounts, request, reply);
    await limitAccountWrites(request, reply);
    if (!session) throw new Refused('signed-out');
    refuseLimited(await this.members.of(session.userId), endpointOf(request)?.limitedAs ?? 'everything');
    await this.acts.count(request, session);
    return true;
  }
}

/** For reads whose response depends on the caller; a login is optional. */
@Injectable()
export class OptionalLogin implements CanActivate {
  constructor(@Inject(ACCOUNTS) private readonly accounts: Accounts) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    await loadSession(this.accounts, http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>());
    return true;
  }
}
