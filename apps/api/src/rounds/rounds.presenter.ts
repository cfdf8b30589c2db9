import { Inject, Injectable } from '@nestjs/common';
import type { Accounts } from '#accounts';
import {
  type RoundAnswer,
  roundActions,
  type RoundContent,
  type RoundHistory,
  type RoundList,
  type RoundSubmission,
  submissionActions,
} from '#contracts';
import {
  contentOf,
  isByStaff,
  isWaiting,
  lockHolder,
  type OfRound,
  roundItemId,
  roundKey,
  roundStatus,
  type RoundSubmission as Submission,
  roundPermissions,
} from '#domain';
import { type RoundDraftDoc, roundDraftKey, roundDrafts } from '#projections/round-drafts/round-drafts.projection';
import { roundHistory, type RoundHistoryDoc } from '#projections/round-history/round-history.projection';
import type { View } from '#read-store';
import type { Positioned } from '../http/positioned.ts';
import { InjectView } from '../inject-view.ts';
import { ACCOUNTS } from '../ports.ts';
import { ItemVersions } from '../queue/item-versions.ts';
import { type FoundRound, type FoundRounds } from './find-rounds.ts';

type Names = ReadonlyMap<string, string | null>;
type Around = { readonly names: Names; readonly texts: ReadonlyMap<string, string> };

@Injectable()
export class RoundsPresenter {
  constructor(
    @InjectView(roundDrafts) private readonly drafts: View<RoundDraftDoc>,
    @InjectView(roundHistory) private readonly histories: View<RoundHistoryDoc>,
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
    private readonly versions: ItemVersions,
  ) {}

  async list({ position, rounds }: FoundRounds): Promise<Positioned<RoundList>> {
    const names = await this.accounts.displayNames([...new Set(rounds.flatMap(peopleIn))]);
    return { position, body: { items: rounds.map((found) => briefOf(found, names)) } };
  }

  async one({ position, rounds }: FoundRounds, of: OfRound): Promise<Positioned<RoundAnswer>> {
    const [found] = rounds;
    if (!found) throw new Error('a round that was found is there');
    const { item, by } = found;
    const { submissions } = item.round;
    const around = {
      names: await this.accounts.displayNames([...new Set(peopleIn(found))]),
      texts: await this.accounts.texts.bodies(submissions.flatMap(({ textId }) => textId ?? [])),
    };
    const itemId = ({ submissionId }: Submission) => roundItemId({ ...of, submissionId });
    const version = await this.versions.of('round', { by, itemIds: submissions.map(itemId) });
    const body = {
      challengeId: of.challengeId,
      ...briefOf(found, around.names),
      stated: writable(statedOf(found)),
      ...(await this.#draftsOf(of, found)),
      submissions: submissions
        .filter(({ status, submittedBy }) => status !== 'withdrawn' || submittedBy === by.actor)
        .map((one) => ({ ...submissionOf(one, found, around), ...version(itemId(one)) })),
      allowed: roundPermissions.allowed(item, by, roundActions),
    };
    return { position: Math.min(position, await this.drafts.position()), body };
  }

  async history(of: OfRound, { rounds }: FoundRounds): Promise<Positioned<RoundHistory>> {
    const position = await this.histories.position();
    const changes = (await this.histories.get(roundKey(of)))?.doc.changes.toReversed() ?? [];
    const isStaff = rounds.some(({ by }) => by.role !== undefined);
    const reader = rounds[0]?.by.actor;
    const isTold = (who: string, what: RoundHistory['changes'][number]['what']) =>
      isStaff || who === reader || !isByStaff('round', what);
    const ids = changes.flatMap(({ by, about }) => [by, about ?? by]);
    const names = await this.accounts.displayNames([...new Set(ids)]);
    const texts = await this.accounts.texts.bodies(isStaff ? changes.flatMap(({ textId }) => textId ?? []) : []);
    const shown = changes.map(({ at, by, what, about, submissionId = null, reason = null, textId = '' }) => ({
      at,
      what,
      // The staff member is shown to staff only, as in every other history.
      by: isTold(by, what) ? personOf(by, names) : null,
      about: about === undefined ? null : personOf(about, names),
      submissionId,
      reason,
      text: texts.get(textId) ?? null,
    }));
    return { position, body: { changes: shown } };
  }

  /** The caller's own draft, and that of the lock holder: everyone may watch it fill. */
  async #draftsOf(of: OfRound, { item, by: { actor } }: FoundRound) {
    const holder = lockHolder(item);
    const kept = async (userId: string | undefined) =>
      userId === undefined ? null : ((await this.drafts.get(roundDraftKey(of, userId)))?.doc.content ?? null);
    const draft = await kept(actor);
    const filling = holder === undefined || holder === actor ? null : await kept(holder);
    return { draft: draft && writable(draft), filling: filling && codesOf(filling) };
  }
}

const peopleIn = ({ item: { round } }: FoundRound): string[] => [
  ...(round.lock ? [round.lock.by] : []),
  ...(round.filled.author ? [round.filled.author] : []),
  ...round.submissions.map(({ submittedBy }) => submittedBy),
];

const personOf = (userId: string, names: Names) => ({ userId, name: names.get(userId) ?? null });

/** A view's document is deeply read-only; a response is serialised immediately. */
const writable = (content: object): RoundContent => content as RoundContent;

/** The draft as others see it before a moderator has: cars, tracks and times, without texts. */
const codesOf = ({ races, rqLimit }: Pick<RoundDraftDoc['content'], 'races' | 'rqLimit'>): RoundContent =>
  writable({ races, ...(rqLimit !== undefined && { rqLimit }) });

const statedOf = ({ item: { stated } }: FoundRound) => {
  const { races, rqLimit, criteria } = stated;
  return { races, ...(rqLimit !== undefined && { rqLimit }), ...(criteria !== undefined && { criteria }) };
};

const briefOf = ({ number, item, held, stale }: FoundRound, names: Names): RoundList['items'][number] => {
  const { lock, filled, submissions } = item.round;
  const holder = lockHolder(item);
  const content = contentOf(item);
  return {
    round: number,
    status: roundStatus(item),
    by: filled.author === undefined ? null : personOf(filled.author, names),
    lock: lock && holder !== undefined ? { by: personOf(holder, names), until: lock.until } : null,
    waiting: submissions.filter(isWaiting).length,
    content: content ? writable(content) : null,
    solution: filled.solution && !held ? solutionOf(filled.solution) : null,
    held,
    stale,
  };
};

const solutionOf = ({ hand, rq }: NonNullable<FoundRound['item']['round']['filled']['solution']>) => ({
  hand: [...hand],
  rq,
  points: hand.reduce((sum, { points }) => sum + points, 0),
});

const submissionOf = (one: Submission, { doc, item, by }: FoundRound, { names, texts }: Around): RoundSubmission => {
  const { submissionId, submittedBy, content, status, votes, reason = null, textId = '' } = one;
  const own = votes.find((vote) => vote.by === by.actor)?.vote;
  const mayRead = by.role !== undefined || submittedBy === by.actor;
  return {
    submissionId,
    by: personOf(submittedBy, names),
    at: doc?.submittedAt[submissionId] ?? '',
    content: writable(content),
    status,
    votes: {
      up: votes.filter(({ vote }) => vote === 'up').length,
      down: votes.filter(({ vote }) => vote === 'down').length,
      reasons: [...new Set(votes.flatMap((vote) => vote.reason ?? []))],
      ...(own !== undefined && { own }),
    },
    reason,
    text: mayRead ? (texts.get(textId) ?? null) : null,
    allowed: roundPermissions.allowed({ ...item, submission: one }, by, submissionActions),
  };
};
