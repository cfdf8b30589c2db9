import { Inject, Injectable } from '@nestjs/common';
import type { Accounts } from '#accounts';
import { queueActions, type QueueItem } from '#contracts';
import { holderOf, queueKey, queuePermissions } from '#domain';
import type { Caller } from '#kernel';
import type { ReviewQueueDoc } from '#projections/review-queue/review-queue.projection';
import { isoNow } from '../http/iso-now.ts';
import { ableOf, EligibleReviewers } from '../members/eligible-reviewers.ts';
import { personOf } from '../imports/person-of.ts';
import { ACCOUNTS } from '../ports.ts';
import { KindsInQueue } from './kinds-in-queue.ts';

type Around = {
  readonly by: Caller;
  readonly now: string;
  readonly names: ReadonlyMap<string, string | null>;
  readonly texts: ReadonlyMap<string, string>;
  readonly able?: number | undefined;
};

@Injectable()
export class QueuePresenter {
  constructor(
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
    private readonly kinds: KindsInQueue,
    private readonly staff: EligibleReviewers,
  ) {}

  async shown(docs: readonly ReviewQueueDoc[], by: Caller): Promise<QueueItem[]> {
    const subjects = await this.kinds.subjects(docs);
    const around = {
      by,
      now: isoNow(),
      names: await this.accounts.displayNames([...new Set(docs.flatMap(peopleIn))]),
      texts: await this.accounts.texts.bodies(docs.flatMap(textsIn)),
    };
    const staff = by.role === undefined ? undefined : await this.staff.asking();
    return docs.map((doc) => {
      const subject = subjects.get(queueKey(doc)) ?? { name: doc.itemId, link: '/' };
      const able = staff && doc.status === 'waiting' ? ableOf(staff, doc, around.now) : undefined;
      return { ...itemOf(doc, { ...around, able }), subject, ...(able !== undefined && { able }) };
    });
  }
}

const itemOf = (doc: ReviewQueueDoc, { by, now, names, texts, able }: Around): Omit<QueueItem, 'subject'> => {
  const { kind, itemId, status, priority, since, submitters, claim, passedTo, passedOn, decided, decidedAt } = doc;
  const person = (userId: string) => ({ userId, name: names.get(userId) ?? null });
  // The assigned staff member is shown only to staff, the reporter never to the item's owner.
  const isStaff = by.role !== undefined;
  const ofStaff = (userId: string) => (isStaff ? personOf(userId, names) : null);
  const reporters = doc.owner === by.actor ? (doc.reporters ?? []) : [];
  const textOf = (id: string | null) => (id === null ? null : (texts.get(id) ?? null));
  const said = ({ at, textId }: NonNullable<ReviewQueueDoc['question']>) => ({ at, text: textOf(textId) });
  const of = { item: doc, now, able };
  return {
    kind,
    itemId,
    status,
    priority,
    since,
    by: submitters.filter((userId) => !reporters.includes(userId)).map(person),
    claim: claim && holderOf(of) !== undefined ? { by: ofStaff(claim.by), until: claim.until } : null,
    question: doc.question && { by: ofStaff(doc.question.by), ...said(doc.question) },
    answer: doc.answer && { by: personOf(doc.answer.by, names), ...said(doc.answer) },
    passedOn: passedTo && passedOn ? { to: passedTo, by: ofStaff(passedOn.by), text: textOf(passedOn.textId) } : null,
    decided:
      decided && decidedAt !== null
        ? { by: ofStaff(decided.by), at: decidedAt, reason: decided.reason, text: textOf(decided.textId) }
        : null,
    allowed: queuePermissions.allowed(of, by, queueActions),
  };
};

const peopleIn = ({ submitters, claim, question, answer, passedOn, decided }: ReviewQueueDoc): string[] => [
  ...submitters,
  ...[claim, question, answer, passedOn, decided].flatMap((one) => (one ? [one.by] : [])),
];

const textsIn = ({ question, answer, passedOn, decided }: ReviewQueueDoc): string[] =>
  [question, answer, passedOn, decided].flatMap((one) => one?.textId ?? []);
