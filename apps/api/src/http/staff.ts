import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Accounts } from '#accounts';
import { roleOf } from '#domain';
import type { EventStore } from '#event-store';
import { ACCOUNTS, EVENT_STORE } from '../ports.ts';
import { endpointOf } from './endpoint-of.ts';
import { isWrite } from './is-write.ts';
import { limitAccountWrites } from './rate-limits.ts';
import { readMember } from '../members/read-member.ts';
import { Refused } from './refused.ts';

/**
 * For endpoints of staff: needs the role (an admin may do all that a moderator may) and a session with a second factor.
 * Queries both stores each time: a cached session or role could be revoked already.
 */
@Injectable()
export class StaffGuard implements CanActivate {
  constructor(
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
    @Inject(EVENT_STORE) private readonly eventStore: EventStore,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    request.session = await this.accounts.freshSessionOf(request.headers.cookie);
    const endpoint = endpointOf(request);
    if (isWrite(request.method, endpoint))
      await limitAccountWrites(request, context.switchToHttp().getResponse<FastifyReply>());
    if (!request.session) throw new Refused('signed-out');
    const role = roleOf(await readMember(this.eventStore, request.session.userId));
    const needed = endpoint?.who;
    if (role !== 'admin' && role !== needed) throw new Refused('not-allowed', { needed });
    if (!request.session.secondFactor) throw new Refused('second-factor-needed');
    request.staffRole = role;
    return true;
  }
}
