import { Controller } from '@nestjs/common';
import { type Group, groups as calls, type MyGroups } from '#contracts';
import type { ActorId, Caller } from '#kernel';
import { groupRequests, type GroupRequestDoc } from '#projections/group-requests/group-requests.projection';
import { requestsBy, requestsTo } from '#projections/group-requests/group-requests.query';
import { groups, type GroupDoc } from '#projections/groups/groups.projection';
import { groupsOf, groupsOfferedTo, listedGroups } from '#projections/groups/groups.query';
import type { View } from '#read-store';
import { Actor, By } from '../http/caller.ts';
import { Endpoint } from '../http/endpoint.ts';
import type { Positioned } from '../http/positioned.ts';
import { InjectView } from '../inject-view.ts';
import { GroupsPresenter } from './groups.presenter.ts';

@Controller()
export class GroupsController {
  constructor(
    @InjectView(groups) private readonly groups: View<GroupDoc>,
    @InjectView(groupRequests) private readonly requests: View<GroupRequestDoc>,
    private readonly show: GroupsPresenter,
  ) {}

  @Endpoint(calls.list)
  async list(@By() by: Caller): Promise<Positioned<{ items: Group[] }>> {
    const { position, items } = await listedGroups(this.groups);
    return { position, body: { items: await this.show.shown(items, by) } };
  }

  @Endpoint(calls.mine)
  async mine(@Actor() actor: ActorId): Promise<Positioned<MyGroups>> {
    const { position, items } = await groupsOf(this.groups, actor);
    const toMe = await requestsTo(
      this.requests,
      items.filter(({ kind }) => kind === 'private').map(({ groupId }) => groupId),
    );
    const body = {
      items: await this.show.shown(items, { actor }),
      offered: await this.show.shown(await groupsOfferedTo(this.groups, actor), { actor }),
      requests: await this.show.requests(toMe),
      asked: await this.show.requests(await requestsBy(this.requests, actor)),
    };
    return { position: Math.min(position, await this.requests.position()), body };
  }
}
