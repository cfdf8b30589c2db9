import { Injectable } from '@nestjs/common';
import { type QueueItem, isAbleToDecide, roleOf } from '#domain';
import type { ActorId, Asking } from '#kernel';
import { members, type MemberDoc } from '#projections/members/members.projection';
import { membersOfKinds } from '#projections/members/members.query';
import type { View } from '#read-store';
import { isoNow } from '../http/iso-now.ts';
import { InView } from '../in-view.ts';

/** Who of the staff could decide, or agree with what another of them wants. */
@Injectable()
export class AbleStaff {
  constructor(@InView(members) private readonly members: View<MemberDoc>) {}

  /** The ids of everybody with a role. */
  async all(): Promise<readonly string[]> {
    return (await this.asking()).flatMap(({ actor }) => actor ?? []);
  }

  /** Everybody with a role, as they ask. */
  async asking(): Promise<readonly Asking[]> {
    const found = await membersOfKinds(this.members, ['admin', 'moderator'], isoNow());
    return found.members.map(({ userId, doc }) => ({ actor: userId as ActorId, role: roleOf(doc) }));
  }

  /** How many besides who wants it could agree with what is about a person. */
  async others(actor: string | undefined, personId: string): Promise<number> {
    return othersOf(await this.all(), actor, personId);
  }
}

export const othersOf = (staff: readonly string[], actor: string | undefined, personId: string): number =>
  staff.filter((userId) => userId !== actor && userId !== personId).length;

/** How many of them may decide on an item of the queue. */
export const ableOf = (staff: readonly Asking[], item: QueueItem, now: string): number =>
  staff.filter((by) => isAbleToDecide(by, { item, now })).length;
