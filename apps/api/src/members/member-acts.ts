import { Inject, Injectable } from '@nestjs/common';
import type { Accounts } from '#accounts';
import type { Written } from '#contracts';
import { DismissAdmin, member, memberStream } from '#domain';
import { decideAndAppend, type EventStore, newIdOf } from '#event-store';
import { Refused } from '../http/refused.ts';
import { LiveGateway } from '../live/live.gateway.ts';
import { ACCOUNTS, EVENT_STORE } from '../ports.ts';
import { viewsOf } from '../views.ts';
import type { MemberActCommand } from './command-of.ts';
import { decideMemberAct } from './decide-member-act.ts';

const views = viewsOf('AccountLimited');

/** Handles every act on an account: they differ in their decision only. */
@Injectable()
export class MemberActs {
  constructor(
    @Inject(EVENT_STORE) private readonly eventStore: EventStore,
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
    private readonly live: LiveGateway,
  ) {}

  /** Refused: `user-unknown`. */
  async execute(command: MemberActCommand): Promise<Written> {
    const { userId } = command.data;
    const names = await this.accounts.displayNames([userId]);
    if ((names.get(userId) ?? null) === null) throw new Refused('user-unknown');
    const text = await this.#keepReason(command);
    const { position } = await decideAndAppend(
      this.eventStore,
      memberStream(userId),
      member,
      (state) => decideMemberAct(command, state, text),
      command.meta,
    );
    this.live.forgetStanding(userId);
    if (command instanceof DismissAdmin) this.live.dismissAdmin(userId, position);
    return { id: userId, position, views };
  }

  /** Before the event that names it; a refused command leaves a text that goes with either account. */
  async #keepReason({ data, meta }: MemberActCommand) {
    const body = data.reason.text;
    if (body === undefined) return {};
    const reasonTextId = newIdOf(meta.commandId, 'reason');
    await this.accounts.texts.write({ id: reasonTextId, owner: meta.actor, about: data.userId, body });
    return { reasonTextId };
  }
}
