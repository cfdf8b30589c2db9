import { Controller, Inject } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Accounts } from '#accounts';
import {
  history as calls,
  type HistoryLog,
  type HistoryQuery,
  type ItemHistory,
  type ReadRequestOf,
  type Written,
} from '#contracts';
import { type OfHistory, visibilityOf } from '#domain';
import type { EventStore } from '#event-store';
import type { Caller } from '#kernel';
import { auditLog } from '#projections/audit-log/audit-log.projection';
import type { AuditLogDoc } from '#projections/audit-log/audit-entry';
import { logPage } from '#projections/audit-log/audit-log.query';
import type { View } from '#read-store';
import { By } from '../http/caller.ts';
import { type CommandMaker, Commands } from '../http/command-maker.ts';
import { Endpoint } from '../http/endpoint.ts';
import { isoNow } from '../http/iso-now.ts';
import { Parsed } from '../http/parsed.ts';
import type { Positioned } from '../http/positioned.ts';
import { Refused } from '../http/refused.ts';
import { seenPage } from '../http/seen-page.ts';
import { InjectView } from '../inject-view.ts';
import { ACCOUNTS, EVENT_STORE } from '../ports.ts';
import { LogVisibility } from './log-visibility.ts';
import { peopleIn } from './people-in-history.ts';
import { readHistory } from './read-history.ts';
import { HistoryPresenter } from './history.presenter.ts';
import { Undoing } from './undoing.ts';

@Controller()
export class HistoryController {
  constructor(
    @Inject(EVENT_STORE) private readonly eventStore: EventStore,
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
    @InjectView(auditLog) private readonly log: View<AuditLogDoc>,
    private readonly sight: LogVisibility,
    private readonly show: HistoryPresenter,
    private readonly undoing: Undoing,
    private readonly commands: CommandBus,
  ) {}

  @Endpoint(calls.one)
  one(
    @Parsed() { params, query }: ReadRequestOf<typeof calls.one>,
    @By() { actor }: Caller,
  ): Promise<Positioned<ItemHistory>> {
    return this.#history(params, query, { actor });
  }

  @Endpoint(calls.whole)
  whole(
    @Parsed() { params, query }: ReadRequestOf<typeof calls.whole>,
    @By() by: Caller,
  ): Promise<Positioned<ItemHistory>> {
    return this.#history(params, query, by);
  }

  @Endpoint(calls.undo)
  async undo(
    @Parsed() { params: { entryId, ...of } }: ReadRequestOf<typeof calls.undo>,
    @By() by: Caller,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    return this.commands.execute(await this.undoing.command({ of, entryId, by, command }));
  }

  /** The streams may be ahead of the view: the client is notified as of any change, and requests again. */
  async #history(of: OfHistory, query: HistoryQuery, by: Caller): Promise<Positioned<ItemHistory>> {
    const position = await this.log.position();
    const entries = await readHistory(this.eventStore, of);
    const now = isoNow();
    const last = entries.at(-1);
    const sight = last && visibilityOf(of, last.after, by, now);
    if (sight === undefined) throw new Refused('history-unknown');
    return { position, body: await this.show.item(entries, { of, sight, query, now, by }) };
  }

  @Endpoint(calls.log)
  async entries(
    @Parsed() { query }: ReadRequestOf<typeof calls.log>,
    @By() by: Caller,
  ): Promise<Positioned<HistoryLog>> {
    const position = await this.log.position();
    const page = await seenPage(
      (asked) => logPage(this.log, { ...query, ...asked }),
      (docs) => this.sight.seen(docs, by),
      query,
    );
    const told = page.items.map(({ doc }) => doc);
    const person = await peopleIn(
      this.accounts,
      told.flatMap(({ actor, kind, itemId }) => (kind === 'member' ? [actor, itemId] : [actor])),
    );
    const body = {
      items: told.map(({ actor, ...entry }) => ({
        ...entry,
        title: entry.kind === 'member' ? person(entry.itemId).name : null,
        by: person(actor),
      })),
      ...(page.next !== undefined && { next: page.next }),
    };
    return { position, body };
  }
}
