import type { QueueEvent, QueueItem, QueuePriority } from '#domain';
import type { Recorded } from '#kernel';
import type { Projection } from '#read-store';
import { hiddenFrom, isUndoing, itemAfter, itemKeyIn, typesInQueue } from './item-in-queue.ts';

/** A text about an item: by its id, times ISO 8601. */
type Said = { readonly by: string; readonly at: string; readonly textId: string };

/**
 * An item that waits for a moderator, or waited. `rank` orders waiting ones: by priority, then the longest waiting
 * first. `submitter` is the first of them, null where that is no user. `minutes`: from its waiting to its decision.
 */
export type ReviewQueueDoc = QueueItem & {
  readonly rank: string;
  readonly submitter: string | null;
  readonly owned: boolean;
  readonly since: string;
  /** Since when it has this content: a report does not change it. */
  readonly sentAt: string;
  /** Its state before the report, as its owner still sees it. */
  readonly unreported: Pick<ReviewQueueDoc, 'status' | 'priority' | 'since' | 'decided' | 'decidedAt'> | null;
  readonly question: Said | null;
  readonly answer: Said | null;
  readonly passedOn: { readonly by: string; readonly textId: string | null } | null;
  readonly decided: {
    readonly by: string;
    readonly reason: string | null;
    readonly textId: string | null;
    readonly minutes: number;
  } | null;
  /** Of the latest decision; null while it waits. */
  readonly decidedAt: string | null;
  /** Whose decision was last reversed or replaced by another user, and when. */
  readonly undone: { readonly decidedBy: string; readonly by: string } | null;
  readonly undoneAt: string | null;
};

const MINUTE_MS = 60_000;

/** View `review-queue`: the one queue of all items that wait for a moderator, of every kind, and of decided ones. */
export const reviewQueue: Projection<QueueEvent, ReviewQueueDoc> = {
  name: 'review-queue',
  version: 6,
  handles: typesInQueue,
  indexes: [
    ['status', 'rank'],
    ['status', 'kind', 'rank'],
    ['status', 'owner'],
    ['status', 'owned'],
    ['status', 'decidedAt'],
    ['undoneAt'],
    ['submitter', 'sentAt'],
  ],
  keysOf: (event) => {
    const key = itemKeyIn(event);
    return key === undefined ? [] : [key];
  },
  channel: () => 'queue',
  untoldTo: hiddenFrom,
  evolve: (doc, event) => {
    const item = itemAfter(doc, event);
    if (!item) return doc;
    const { meta } = event;
    const since = doc && (doc.status === 'waiting' || item.status !== 'waiting') ? doc.since : meta.at;
    const isSame = doc && doc.status === item.status && doc.reported === item.reported;
    const before = isSame ? doc : { ...unsaid, decided: null, decidedAt: null };
    const { question, answer, passedOn, decided, decidedAt } = before;
    return {
      ...item,
      rank: rankOf(item.priority, since),
      submitter: item.submitters[0] ?? null,
      owned: item.owner !== undefined,
      since,
      sentAt: item.reported ? (doc?.sentAt ?? since) : since,
      unreported: item.reported ? unreportedOf(doc) : null,
      question,
      answer,
      passedOn,
      decided,
      decidedAt,
      ...saidIn(event),
      undone: doc?.undone ?? null,
      undoneAt: doc?.undoneAt ?? null,
      ...decidedIn(item, event, since),
      ...undoneIn(doc, item, event),
    };
  },
};

const unreportedOf = (doc: ReviewQueueDoc | undefined): ReviewQueueDoc['unreported'] => {
  if (!doc || doc.reported) return doc?.unreported ?? null;
  const { status, priority, since, decided, decidedAt } = doc;
  return { status, priority, since, decided, decidedAt };
};

export const unsaid = { question: null, answer: null, passedOn: null } as const;

/** The first digit of a rank. */
export const ranks: Readonly<Record<QueuePriority, number>> = { high: 1, medium: 2, low: 3 };
const rankOf = (priority: QueuePriority, since: string): string => `${ranks[priority]} ${since}`;

const saidIn = ({ type, data, meta }: Recorded<QueueEvent>): Partial<ReviewQueueDoc> => {
  const by = meta.actor;
  switch (type) {
    case 'ReviewQuestionAsked':
      return { question: { by, at: meta.at, textId: data.textId }, answer: null };
    case 'ReviewQuestionAnswered':
      return { answer: { by, at: meta.at, textId: data.textId } };
    case 'ReviewPassedOn':
      return { passedOn: { by, textId: data.textId ?? null } };
    default:
      return {};
  }
};

/** The kind's own event and the queue's belong to one decision; only the queue's has the reason. */
const decidedIn = (item: QueueItem, event: Recorded<QueueEvent>, since: string): Partial<ReviewQueueDoc> => {
  if (item.status !== 'approved' && item.status !== 'declined') return {};
  const { type, data, meta } = event;
  const isEnd = type === 'ReviewApproved' || type === 'ReviewDeclined';
  const { reason = null, textId = null } = isEnd ? data : {};
  const minutes = Math.round((Date.parse(meta.at) - Date.parse(since)) / MINUTE_MS);
  return { decidedAt: meta.at, decided: { by: meta.actor, reason, textId, minutes } };
};

/** A replaced decision is undone as well. */
const undoneIn = (
  doc: ReviewQueueDoc | undefined,
  item: QueueItem,
  event: Recorded<QueueEvent>,
): Pick<ReviewQueueDoc, 'undone' | 'undoneAt'> | undefined => {
  if (!doc?.decided || doc.status === item.status) return undefined;
  const isOtherwise = item.status === 'approved' || item.status === 'declined';
  if (!isOtherwise && !isUndoing(event)) return undefined;
  return { undone: { decidedBy: doc.decided.by, by: event.meta.actor }, undoneAt: event.meta.at };
};
