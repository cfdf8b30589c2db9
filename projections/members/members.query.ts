import type { View } from '#read-store';
import { type MemberDoc, plainMember } from './members.projection.ts';

/** Members listed at once. */
export const MOST_MEMBERS = 100;

type Found = { readonly userId: string; readonly doc: MemberDoc };
type Answer = { readonly position: number; readonly members: readonly Found[] };

/** These users, in the order asked; one to whom nothing was ever done is a plain member. */
export const membersById = async (view: View<MemberDoc>, userIds: readonly string[]): Promise<Answer> => {
  const position = await view.position();
  const found = await view.getMany(userIds);
  return { position, members: userIds.map((userId) => ({ userId, doc: found.get(userId)?.doc ?? plainMember })) };
};

/** Everybody with a role, at most 100. */
export const staffMembers = async (view: View<MemberDoc>): Promise<Answer> => {
  const position = await view.position();
  const { items } = await view.find({ where: { staff: true }, limit: MOST_MEMBERS });
  return { position, members: items.map(({ key, doc }) => ({ userId: key, doc })) };
};
