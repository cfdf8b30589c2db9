import { Inject, Injectable } from '@nestjs/common';
import type { Accounts } from '#accounts';
import { type DecideItemBody, grantedReasons, rejectedReasons, type AppealDto } from '#contracts';
import { type AppealEvent, type AppealMade, appealStream, GrantAppeal, RejectAppeal, ReopenAppeal } from '#domain';
import type { EventStore } from '#event-store';
import type { Caller, Command, Recorded } from '#kernel';
import type { CommandMaker } from '../../http/command-maker.ts';
import { shapeInvalid } from '../../http/shape-invalid.ts';
import { ACCOUNTS, EVENT_STORE } from '../../ports.ts';
import { FindDecision } from '../../trust/find-decision.ts';
import { type KindInQueue, type ReadToDecide, reasonAmong, type Subject, textOfReason } from '../kind-in-queue.ts';
import { ThingsNamed } from './things-named.ts';

@Injectable()
export class AppealsInQueue implements KindInQueue {
  readonly kind = 'appeal';

  constructor(
    @Inject(EVENT_STORE) private readonly eventStore: EventStore,
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
    private readonly decisions: FindDecision,
    private readonly things: ThingsNamed,
  ) {}

  async subjects(itemIds: readonly string[]): Promise<ReadonlyMap<string, Subject>> {
    const found = itemIds.map(async (itemId) => {
      const made = await this.#made(itemId);
      return made ? [[itemId, await this.things.of(made.against)] as const] : [];
    });
    return new Map((await Promise.all(found)).flat());
  }

  async read(itemId: string, _by: Caller): Promise<ReadToDecide | undefined> {
    const made = await this.#made(itemId);
    if (!made) return undefined;
    const { appealId, against, textId } = made;
    const text = (await this.accounts.texts.bodies([textId])).get(textId) ?? null;
    const decided = await this.#decided(made);
    const appeal = { appealId, against: { ...against, ...(await this.things.of(against)) }, text, decided };
    return {
      context: { kind: this.kind, appeal },
      approving: { reasons: [...grantedReasons], choices: [] },
      declining: { reasons: [...rejectedReasons] },
    };
  }

  decision(appealId: string, said: DecideItemBody, command: CommandMaker): Command {
    const words = textOfReason(said);
    if (said.outcome === 'approved') {
      const reason = reasonAmong(grantedReasons, said);
      if (reason) return command(GrantAppeal, { appealId, reason, ...words });
    } else {
      const reason = reasonAmong(rejectedReasons, said);
      if (reason) return command(RejectAppeal, { appealId, reason, ...words });
    }
    throw shapeInvalid([{ message: 'reason of another kind', path: ['reason', 'code'] }]);
  }

  reopening(appealId: string, _was: string, command: CommandMaker): Command {
    return command(ReopenAppeal, { appealId });
  }

  /** Null where the decision no longer holds, or was replaced. */
  async #decided({ against, appealId }: AppealMade['data']): Promise<AppealDto['decided']> {
    const holding = await this.decisions.on(against);
    if (holding?.id !== appealId) return null;
    const { by, at, reason, textId } = holding;
    const names = await this.accounts.displayNames([by]);
    const texts = await this.accounts.texts.bodies(textId === null ? [] : [textId]);
    return { by: { userId: by, name: names.get(by) ?? null }, at, reason, text: texts.get(textId ?? '') ?? null };
  }

  async #made(appealId: string): Promise<AppealMade['data'] | undefined> {
    const events = (await this.eventStore.read(appealStream(appealId))) as unknown as readonly Recorded<AppealEvent>[];
    return events.find((event): event is Recorded<AppealMade> => event.type === 'AppealMade')?.data;
  }
}
