import {
  applyDecorators,
  type CanActivate,
  type ExecutionContext,
  Inject,
  Injectable,
  SetMetadata,
  UseGuards,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Accounts } from '#accounts';
import { roleOf } from '#domain';
import type { EventStore } from '#event-store';
import type { StaffRole } from '#kernel';
import { ACCOUNTS, EVENT_STORE } from '../ports.ts';
import { isWrite } from './is-write.ts';
import { limitAccountWrites } from './rate-limits.ts';
import { readMember } from '../members/read-member.ts';
import { Refused } from './refused.ts';

const NEEDED = 'role that a route needs';

/**
 * For routes of staff: needs the role (an admin may do all that a moderator may) and a session with a second factor.
 * Asks both stores each time: neither a revoked session nor a dismissed moderator acts from somebody's memory.
 */
export const StaffOnly = (needed: StaffRole): MethodDecorator & ClassDecorator =>
  applyDecorators(SetMetadata(NEEDED, needed), UseGuards(StaffGuard));

@Injectable()
export class StaffGuard implements CanActivate {
  constructor(
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
    @Inject(EVENT_STORE) private readonly eventStore: EventStore,
    private readonly reflector: Reflector,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    request.session = await this.accounts.freshSessionOf(request.headers.cookie);
    if (isWrite(request)) await limitAccountWrites(request, context.switchToHttp().getResponse<FastifyReply>());
    if (!request.session) throw new Refused('signed-out');
    const role = roleOf(await readMember(this.eventStore, request.session.userId));
    const needed = this.reflector.getAllAndOverride<StaffRole>(NEEDED, [context.getHandler(), context.getClass()]);
    if (role !== 'admin' && role !== needed) throw new Refused('not-allowed', { needed });
    if (!request.session.secondFactor) throw new Refused('second-factor-needed');
    request.staffRole = role;
    return true;
  }
}
