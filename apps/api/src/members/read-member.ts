import type { Accounts } from '#accounts';
import { type Member, member, type MemberEvent, memberStream } from '#domain';
import type { EventStore } from '#event-store';
import { fold } from '#kernel';

/** Roles, tier and limits of a member as they are now: folded from their stream, never from a view. */
export const readMember = async (eventStore: EventStore, userId: string): Promise<Member> =>
  fold(member, (await eventStore.read(memberStream(userId))) as unknown as readonly MemberEvent[]);

/** The user whose session, asked of the stores, is an admin's with a second factor. */
export const actingAdmin = async (
  accounts: Accounts,
  eventStore: EventStore,
  cookieHeader: string | undefined,
): Promise<string | undefined> => {
  const session = await accounts.freshSessionOf(cookieHeader);
  if (session?.secondFactor !== true) return undefined;
  return (await readMember(eventStore, session.userId)).admin ? session.userId : undefined;
};
