import { Injectable } from '@nestjs/common';
import { type QueueItem, isAbleToDecide, roleOf } from '#domain';
import type { ActorId, Caller } from '#kernel';
import { members, type MemberDoc } from '#projections/members/members.projection';
import { membersOfKinds } from '#projections/members/members.query';
import type { View } from '#read-store';
import { isoNow } from '../http/iso-now.ts';
import { InjectView } from '../inject-view.ts';

@Injectable()
export class EligibleReviewers {
  constructor(@InjectView(members) private readonly members: View<MemberDoc>) {}

  async all(): Promise<readonly string[]> {
    return (await this.asking()).flatMap(({ actor }) => actor ?? []);
  }

  async asking(): Promise<readonly Caller[]> {
    const found = await membersOfKinds(this.members, ['admin', 'moderator'], isoNow());
    return found.members.map(({ userId, doc }) => ({ actor: userId as ActorId, role: roleOf(doc) }));
  }

  async others(actor: string | undefined, personId: string): Promise<number> {
    return othersOf(await this.all(), actor, personId);
  }
}

export const othersOf = (staff: readonly string[], actor: string | undefined, personId: string): number =>
  staff.filter((userId) => userId !== actor && userId !== personId).length;

export const ableOf = (staff: readonly Caller[], item: QueueItem, now: string): number =>
  staff.filter((by) => isAbleToDecide(by, { item, now })).length;
