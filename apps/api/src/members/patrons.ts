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
import { hasTier, type Patron } from '#domain';
import { ACCOUNTS } from '../ports.ts';
import { lookUpSession } from '../http/asking.ts';
import { RememberedMembers } from './remembered-members.ts';
import { Refused } from '../http/refused.ts';

/** What patrons get and from which tier on: previews of solutions and hidden events, and the hand ranking. No more. */
export const patronGates = { previews: 3, hiddenEvents: 3, handRanking: 2 } as const;
export type PatronGate = keyof typeof patronGates;

const GATE = 'patron gate of a route';

/** For routes of patrons. Refused: `signed-out`, or `patrons-only` with the tier it takes. */
export const PatronsOnly = (gate: PatronGate): MethodDecorator & ClassDecorator =>
  applyDecorators(SetMetadata(GATE, gate), UseGuards(PatronGuard));

/** Where a part of an answer is for patrons. Refused: `patrons-only`. */
export const refuseWithoutTier = (user: Patron, gate: PatronGate, now: string): void => {
  const tier = patronGates[gate];
  if (!hasTier(user, tier, now)) throw new Refused('patrons-only', { tier });
};

@Injectable()
export class PatronGuard implements CanActivate {
  constructor(
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
    private readonly members: RememberedMembers,
    private readonly reflector: Reflector,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const session = await lookUpSession(this.accounts, request, http.getResponse<FastifyReply>());
    if (!session) throw new Refused('signed-out');
    const gate = this.reflector.getAllAndOverride<PatronGate>(GATE, [context.getHandler(), context.getClass()]);
    refuseWithoutTier(await this.members.of(session.userId), gate, new Date().toISOString());
    return true;
  }
}
