import { Inject, Injectable } from '@nestjs/common';
import type { Accounts } from '#accounts';
import type { Written } from '#contracts';
import { ConfirmAddress, DismissAdmin } from '#domain';
import type { Command } from '#kernel';
import { Refused } from '../http/refused.ts';
import { LiveGateway } from '../live/live.gateway.ts';
import { ACCOUNTS } from '../ports.ts';

/** What is done to an account is done to one that there is, and every node hears of it. */
@Injectable()
export class AroundMembers {
  constructor(
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
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
  }
}
