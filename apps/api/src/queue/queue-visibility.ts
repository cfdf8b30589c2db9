import { Inject, Injectable } from '@nestjs/common';
import { type QueueKindName, queueKindNames } from '#contracts';
import { isThereFor, type OfItem, queueKey, submissionOfItem } from '#domain';
import type { Caller } from '#kernel';
import { type ChallengeDoc, challengesView } from '#projections/challenges/challenges.projection';
import { reviewQueue, type ReviewQueueDoc } from '#projections/review-queue/review-queue.projection';
import { countOf, myPendingItems, toOwner, waitingPage } from '#projections/review-queue/review-queue.query';
import type { Page, View } from '#read-store';
import type { Config } from '../config.ts';
import { seenPage } from '../http/seen-page.ts';
import { InjectView } from '../inject-view.ts';
import { CONFIG } from '../ports.ts';

type Paged = { readonly limit: number; readonly after?: string | undefined };

const COUNTED = 1_000;
const ROUNDS_A_PAGE = 200;

/**
 * Visibility of queue items for the caller: no reports about them, and no round of a hidden challenge. Lists, items,
 * counts and stats all use this, so that none shows more than another.
 */
@Injectable()
export class QueueVisibility {
  constructor(
    @InjectView(reviewQueue) private readonly waiting: View<ReviewQueueDoc>,
    @InjectView(challengesView) private readonly challenges: View<ChallengeDoc>,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async seen<Doc extends ReviewQueueDoc>(docs: readonly Doc[], by: Caller): Promise<readonly Doc[]> {
    const open = await this.#openAmong(docs);
    return docs.filter((doc) => isThereFor(doc, by) && open(doc));
  }

  async seenBySubmitter(docs: readonly ReviewQueueDoc[], { actor }: Caller): Promise<readonly ReviewQueueDoc[]> {
    const open = await this.#openAmong(docs);
    return docs.filter((doc) => (doc.owner !== actor || toOwner(doc) !== undefined) && open(doc));
  }

  /** Undefined: there is no such item for the caller. */
  async one(of: OfItem, by: Caller): Promise<ReviewQueueDoc | undefined> {
    const found = await this.waiting.get(queueKey(of));
    return found && (await this.seen([found.doc], by))[0];
  }

  /** Whether the subject of an item can be opened: otherwise the item exists for no one. */
  async isOpen(of: OfItem): Promise<boolean> {
    return (await this.#openAmong([of]))(of);
  }

  page(kind: QueueKindName | undefined, paged: Paged, by: Caller): Promise<Page<ReviewQueueDoc>> {
    return seenPage(
      (asked) => waitingPage(this.waiting, kind, asked),
      (docs) => this.seen(docs, by),
      paged,
    );
  }

  /** Pending items of each kind, counted to 1,000. */
  async counts(by: Caller): Promise<Record<QueueKindName, number>> {
    const own = by.actor === undefined ? [] : await myPendingItems(this.waiting, by.actor);
    const hidden = own.filter((doc) => !isThereFor(doc, by));
    const counts = queueKindNames.map(async (kind): Promise<[QueueKindName, number]> => {
      if (kind === 'round') return [kind, await this.#openRounds()];
      const theirs = hidden.filter((doc) => doc.kind === kind).length;
      return [kind, Math.min(COUNTED, (await countOf(this.waiting, kind, COUNTED + theirs)) - theirs)];
    });
    return Object.fromEntries(await Promise.all(counts)) as Record<QueueKindName, number>;
  }

  async #openRounds(): Promise<number> {
    let [count, after] = [0, undefined as string | undefined];
    do {
      const page = await waitingPage(this.waiting, 'round', { limit: ROUNDS_A_PAGE, after });
      const docs = page.items.map(({ doc }) => doc);
      count += docs.filter(await this.#openAmong(docs)).length;
      after = page.next;
    } while (after !== undefined && count < COUNTED);
    return Math.min(count, COUNTED);
  }

  /** Whether items of these kinds can be opened: a round, where its challenge can. */
  async #openAmong(items: readonly OfItem[]): Promise<(item: OfItem) => boolean> {
    const rounds = items.filter(({ kind }) => kind === 'round');
    if (rounds.length === 0) return () => true;
    const found = await this.challenges.getMany([...new Set(rounds.map(challengeOf))]);
    return (item) => {
      if (item.kind !== 'round') return true;
      const challengeId = challengeOf(item);
      return challengeId !== this.config.hiddenChallenge && found.get(challengeId)?.doc.status === 'open';
    };
  }
}

const challengeOf = ({ itemId }: OfItem): string => submissionOfItem(itemId).challengeId;
