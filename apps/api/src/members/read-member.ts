import type { Accounts } from '#accounts';
import { type Member, member, type MemberEvent, memberStream, roleOf } from '#domain';
import type { EventStore } from '#event-store';
import { fold, type StaffRole } from '#kernel';

/** Current roles, tier and limits of a member: folded from their stream, never from a view. */
export const readMember = async (eventStore: EventStore, userId: string): Promise<Member> =>
  fold(member, (await eventStore.read(memberStream(userId))) as unknown as readonly MemberEvent[]);

/**
 * The user of the session, read from the stores, if they have the role with a second factor; an admin may do all that a
 * moderator may.
 */
export const callingStaff = async (
  accounts: Accounts,
  eventStore: EventStore,
  cookieHeader: string | undefined,
  needed: StaffRole,
): Promise<string | undefined> => {
  const session = await accounts.freshSessionOf(cookieHeader);
  if (session?.secondFactor !== true) return undefined;
  const role = roleOf(await readMember(eventStore, session.userId));
  return role === 'admin' || role === needed ? session.userId : undefined;
};
