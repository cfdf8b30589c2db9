import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Logger } from 'pino';
import type { Accounts } from '#accounts';
import { reportStream } from '#domain';
import type { EventStore } from '#event-store';
import { RuleBroken } from '#kernel';
import { reviewQueue, type ReviewQueueDoc } from '#projections/review-queue/review-queue.projection';
import type { View } from '#read-store';
import { InjectView } from '../inject-view.ts';
import { ACCOUNTS, EVENT_STORE, LOGGER } from '../ports.ts';
import { closingOf, textsGoWith } from './closing-of-kinds.ts';

const A_READ = 500;
const STATUSES = ['waiting', 'approved', 'declined', 'gone'] as const;

/**
 * Closes the queue items by and about erased users, and removes the texts of reports. The queue may be behind: it is
 * searched again until it has everything from before the erasure.
 */
@Injectable()
export class CloseWhatWaits {
  readonly #done = new Set<string>();
  #seen: { readonly at: number; readonly userIds: ReadonlySet<string> } | undefined;

  constructor(
    @InjectView(reviewQueue) private readonly view: View<ReviewQueueDoc>,
    @Inject(EVENT_STORE) private readonly eventStore: EventStore,
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly commands: CommandBus,
  ) {}

  async of(erased: Iterable<string>, now: string): Promise<void> {
    const userIds = new Set(erased).difference(this.#done);
    if (userIds.size === 0) return;
    const isSeen = this.#seen !== undefined && userIds.isSubsetOf(this.#seen.userIds);
    if (!isSeen) this.#seen = { at: await this.eventStore.head(), userIds };
    const hasAll = (await this.view.position()) >= (this.#seen?.at ?? 0);
    let left = 0;
    for (const status of STATUSES)
      for await (const item of this.#items(status)) left += await this.#look(item, userIds, now);
    if (hasAll && left === 0) for (const userId of userIds) this.#done.add(userId);
  }

  async #look(item: ReviewQueueDoc, userIds: ReadonlySet<string>, now: string): Promise<number> {
    let left = 0;
    for (const userId of [...item.submitters, item.owner, item.itemId.split('|')[1]]) {
      if (userId === undefined || !userIds.has(userId)) continue;
      if (textsGoWith(item, userId)) await this.#forgetReport(item.itemId);
      const closing = item.status === 'waiting' ? closingOf(item, userId, now) : undefined;
      if (closing) left += await this.#close(closing, item);
    }
    return left;
  }

  async #close(closing: object, { kind, itemId }: ReviewQueueDoc): Promise<number> {
    try {
      await this.commands.execute(closing);
      return 0;
    } catch (error) {
      if (!(error instanceof RuleBroken)) throw error;
      // Its current holder releases it in a while; an item that the user may not close stays as it is.
      if (error.code === 'queue-item-taken') return 1;
      this.logger.debug({ kind, itemId, code: error.code }, 'not closed with an erased account');
      return 0;
    }
  }

  async #forgetReport(reportId: string): Promise<void> {
    for (const { data, meta } of await this.eventStore.read(reportStream(reportId))) {
      const { textId } = data as { readonly textId?: string };
      if (textId !== undefined) await this.accounts.texts.remove(meta.actor, textId);
    }
  }

  async *#items(status: string): AsyncGenerator<ReviewQueueDoc> {
    let after: string | undefined;
    do {
      const where = { status, ...(status !== 'waiting' && { kind: 'report' }) };
      const page = await this.view.find({ where, order: { field: 'rank' }, limit: A_READ, ...(after && { after }) });
      for (const { doc } of page.items) yield doc;
      after = page.next;
    } while (after !== undefined);
  }
}
