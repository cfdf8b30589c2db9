import { type Member, member, type MemberEvent, memberStream } from '#domain';
import type { EventStore } from '#event-store';
import { fold } from '#kernel';

/** Roles, tier and limits of a member as they are now: folded from their stream, never from a view. */
export const readMember = async (eventStore: EventStore, userId: string): Promise<Member> =>
  fold(member, (await eventStore.read(memberStream(userId))) as unknown as readonly MemberEvent[]);
