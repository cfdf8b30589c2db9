import { Inject, Injectable } from '@nestjs/common';
import type { Accounts } from '#accounts';
import type { Written } from '#contracts';
import { ConfirmAddress, DismissAdmin, DismissModerator, roleOf } from '#domain';
import type { EventStore } from '#event-store';
import type { Command } from '#kernel';
import { Refused } from '../http/refused.ts';
import { LiveGateway } from '../live/live.gateway.ts';
import { ACCOUNTS, EVENT_STORE } from '../ports.ts';
import { readMember } from './read-member.ts';

/** Checks that the account exists, and notifies every node of the change. */
@Injectable()
export class MemberLookups {
  constructor(
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
    @Inject(EVENT_STORE) private readonly eventStore: EventStore,
    private readonly live: LiveGateway,
  ) {}

  /** Refused: `user-unknown`. */
  async before({ data: { userId } }: Command<{ readonly userId: string }>): Promise<void> {
    const names = await this.accounts.displayNames([userId]);
    if ((names.get(userId) ?? null) === null) throw new Refused('user-unknown');
  }

  async after(command: Command, { id: userId, position }: Written): Promise<void> {
    if (command instanceof ConfirmAddress) await this.accounts.confirmAddress(userId);
    this.live.forgetMember(userId, position);
    if (command instanceof DismissAdmin) this.live.dismissAdmin(userId, position);
    const isDismissal = command instanceof DismissAdmin || command instanceof DismissModerator;
    if (isDismissal && roleOf(await readMember(this.eventStore, userId)) === undefined)
      this.live.dismissStaff(userId, position);
  }
}
