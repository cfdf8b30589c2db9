import { Injectable } from '@nestjs/common';
import { type DecideItemBody, roundFaults } from '#contracts';
import { ApproveRoundSubmission, DeclineRoundSubmission, ReopenRoundSubmission, submissionOfItem } from '#domain';
import { type Caller, type Command, RuleBroken } from '#kernel';
import type { CommandMaker } from '../../http/command-maker.ts';
import { shapeInvalid } from '../../http/shape-invalid.ts';
import { FindRounds } from '../../rounds/find-rounds.ts';
import { RoundsPresenter } from '../../rounds/rounds.presenter.ts';
import { type KindInQueue, type ReadToDecide, reasonAmong, type Subject, textOfReason } from '../kind-in-queue.ts';

@Injectable()
export class RoundsInQueue implements KindInQueue {
  readonly kind = 'round';

  constructor(
    private readonly find: FindRounds,
    private readonly show: RoundsPresenter,
  ) {}

  async subjects(itemIds: readonly string[]): Promise<ReadonlyMap<string, Subject>> {
    const found = await Promise.all(itemIds.map(async (itemId) => [itemId, await this.#subject(itemId)] as const));
    return new Map(found.flatMap(([itemId, subject]) => (subject ? [[itemId, subject] as const] : [])));
  }

  async read(itemId: string, { actor }: Caller): Promise<ReadToDecide | undefined> {
    const { submissionId, ...of } = submissionOfItem(itemId);
    const round = await ifThere(async () => (await this.show.one(await this.find.one(of, actor), of)).body);
    if (!round?.submissions.some((one) => one.submissionId === submissionId)) return undefined;
    const context = { kind: this.kind, round, submissionId } as const;
    return { context, approving: { reasons: [], choices: [] }, declining: { reasons: [...roundFaults] } };
  }

  decision(itemId: string, said: DecideItemBody, command: CommandMaker): Command {
    const of = submissionOfItem(itemId);
    if (said.outcome === 'approved') return command(ApproveRoundSubmission, of);
    const reason = reasonAmong(roundFaults, said);
    if (!reason) throw shapeInvalid([{ message: 'reason of another kind', path: ['reason', 'code'] }]);
    return command(DeclineRoundSubmission, { ...of, reason, ...textOfReason(said) });
  }

  reopening(itemId: string, _was: string, command: CommandMaker): Command {
    return command(ReopenRoundSubmission, submissionOfItem(itemId));
  }

  async #subject(itemId: string): Promise<Subject | undefined> {
    const { challengeId, round } = submissionOfItem(itemId);
    const challenge = await ifThere(() => this.find.challenge(challengeId));
    const { name, firstRound } = challenge?.facts ?? {};
    if (name === undefined || firstRound === undefined) return undefined;
    return { name: `${name} · ${firstRound + round - 1}`, link: `/challenges/${challengeId}/${round}` };
  }
}

/** Undefined where its challenge was retired or hidden since then. */
const ifThere = async <Value>(find: () => Promise<Value>): Promise<Value | undefined> => {
  try {
    return await find();
  } catch (error) {
    if (error instanceof RuleBroken) return undefined;
    throw error;
  }
};
