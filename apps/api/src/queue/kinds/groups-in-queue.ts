import { Injectable } from '@nestjs/common';
import { type DecideItemBody, groupFaults } from '#contracts';
import { ApproveGroup, DeclineGroup, ReopenGroupReview } from '#domain';
import type { Caller, Command } from '#kernel';
import { groups, type GroupDoc } from '#projections/groups/groups.projection';
import type { View } from '#read-store';
import { GroupsPresenter } from '../../groups/groups.presenter.ts';
import type { CommandMaker } from '../../http/command-maker.ts';
import { shapeInvalid } from '../../http/shape-invalid.ts';
import { InjectView } from '../../inject-view.ts';
import { type KindInQueue, type ReadToDecide, reasonAmong, type Subject, textOfReason } from '../kind-in-queue.ts';

@Injectable()
export class GroupsInQueue implements KindInQueue {
  readonly kind = 'group';

  constructor(
    @InjectView(groups) private readonly groups: View<GroupDoc>,
    private readonly show: GroupsPresenter,
  ) {}

  async subjects(itemIds: readonly string[]): Promise<ReadonlyMap<string, Subject>> {
    const found = await this.groups.getMany(itemIds);
    const shown = await this.show.shown(
      [...found.values()].map(({ doc }) => doc),
      {},
    );
    return new Map(
      shown.map(({ groupId, name }) => [groupId, { name, link: `/community?group=${encodeURIComponent(groupId)}` }]),
    );
  }

  async read(itemId: string, by: Caller): Promise<ReadToDecide | undefined> {
    const found = await this.groups.get(itemId);
    const [group] = found ? await this.show.shown([found.doc], by) : [];
    if (!group) return undefined;
    const context = { kind: this.kind, group } as const;
    return { context, approving: { reasons: [], choices: [] }, declining: { reasons: [...groupFaults] } };
  }

  decision(groupId: string, said: DecideItemBody, command: CommandMaker): Command {
    if (said.outcome === 'approved') return command(ApproveGroup, { groupId });
    const reason = reasonAmong(groupFaults, said);
    if (!reason) throw shapeInvalid([{ message: 'reason of another kind', path: ['reason', 'code'] }]);
    return command(DeclineGroup, { groupId, reason, ...textOfReason(said) });
  }

  reopening(groupId: string, _was: string, command: CommandMaker): Command {
    return command(ReopenGroupReview, { groupId });
  }
}
