import { Inject, Injectable } from '@nestjs/common';
import type { Accounts } from '#accounts';
import { type DecideItemBody, dismissedReasons, upheldReasons } from '#contracts';
import { DismissReport, ReopenReport, type ReportEvent, type ReportMade, reportStream, UpholdReport } from '#domain';
import type { EventStore } from '#event-store';
import type { Caller, Command, Recorded } from '#kernel';
import type { CommandMaker } from '../../http/command-maker.ts';
import { shapeInvalid } from '../../http/shape-invalid.ts';
import { ACCOUNTS, EVENT_STORE } from '../../ports.ts';
import { type KindInQueue, type ReadToDecide, reasonAmong, type Subject, textOfReason } from '../kind-in-queue.ts';
import { ThingsNamed } from './things-named.ts';

@Injectable()
export class ReportsInQueue implements KindInQueue {
  readonly kind = 'report';

  constructor(
    @Inject(EVENT_STORE) private readonly eventStore: EventStore,
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
    private readonly things: ThingsNamed,
  ) {}

  async subjects(itemIds: readonly string[]): Promise<ReadonlyMap<string, Subject>> {
    const found = itemIds.map(async (itemId) => {
      const made = await this.#made(itemId);
      return made ? [[itemId, await this.things.of(made.about)] as const] : [];
    });
    return new Map((await Promise.all(found)).flat());
  }

  async read(itemId: string, _by: Caller): Promise<ReadToDecide | undefined> {
    const made = await this.#made(itemId);
    if (!made) return undefined;
    const { reportId, about, fault, owner, textId } = made;
    const names = await this.accounts.displayNames(owner === undefined ? [] : [owner]);
    const texts = await this.accounts.texts.bodies(textId === undefined ? [] : [textId]);
    const report = {
      reportId,
      about: { ...about, ...(await this.things.of(about)) },
      fault,
      text: texts.get(textId ?? '') ?? null,
      owner: owner === undefined ? null : { userId: owner, name: names.get(owner) ?? null },
    };
    return {
      context: { kind: this.kind, report },
      approving: { reasons: [...upheldReasons], choices: [] },
      declining: { reasons: [...dismissedReasons] },
    };
  }

  decision(reportId: string, said: DecideItemBody, command: CommandMaker): Command {
    const words = textOfReason(said);
    if (said.outcome === 'approved') {
      const reason = reasonAmong(upheldReasons, said);
      if (reason) return command(UpholdReport, { reportId, reason, ...words });
    } else {
      const reason = reasonAmong(dismissedReasons, said);
      if (reason) return command(DismissReport, { reportId, reason, ...words });
    }
    throw shapeInvalid([{ message: 'reason of another kind', path: ['reason', 'code'] }]);
  }

  reopening(reportId: string, _was: string, command: CommandMaker): Command {
    return command(ReopenReport, { reportId });
  }

  async #made(reportId: string): Promise<ReportMade['data'] | undefined> {
    const events = (await this.eventStore.read(reportStream(reportId))) as unknown as readonly Recorded<ReportEvent>[];
    return events.find((event): event is Recorded<ReportMade> => event.type === 'ReportMade')?.data;
  }
}
