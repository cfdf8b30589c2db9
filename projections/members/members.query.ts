import type { View, ViewQuery } from '#read-store';
import { type MemberDoc, plainMember } from './members.projection.ts';

/** Limit of members per kind: more are cut off, and the response marks that. */
export const MAX_MEMBERS = 500;

export type MemberKind = 'admin' | 'moderator' | 'patron' | 'limited';
type Found = { readonly userId: string; readonly doc: MemberDoc };
/** `cut`: there are more than were read. */
export type FoundMembers = { readonly position: number; readonly members: readonly Found[]; readonly cut: boolean };

/** These users, in the order of the request; one without changes is a plain member. */
export const membersById = async (view: View<MemberDoc>, userIds: readonly string[]): Promise<FoundMembers> => {
  const position = await view.position();
  const found = await view.getMany(userIds);
  const members = userIds.map((userId) => ({ userId, doc: found.get(userId)?.doc ?? plainMember }));
  return { position, members, cut: false };
};

type Question = Omit<ViewQuery, 'limit'>;
const staff: Question = { where: { staff: true } };

/** The index query of each kind at `now` (ISO 8601, UTC). */
const questions: Readonly<Record<MemberKind, (now: string) => Question>> = {
  admin: () => ({ where: { admin: true } }),
  moderator: () => ({ where: { moderator: true } }),
  patron: (now) => ({ range: { field: 'patronUntil', from: now.slice(0, '2026-03-31'.length) } }),
  limited: (now) => ({ range: { field: 'limitedUntil', from: now } }),
};

/** All members of any of the kinds at `now`, each once; without a kind all with a role. */
export const membersOfKinds = async (
  view: View<MemberDoc>,
  kinds: readonly MemberKind[],
  now: string,
): Promise<FoundMembers> => {
  const position = await view.position();
  const asked = kinds.length === 0 ? [staff] : kinds.map((kind) => questions[kind](now));
  const pages = await Promise.all(asked.map((question) => view.find({ ...question, limit: MAX_MEMBERS })));
  const byId = new Map(pages.flatMap(({ items }) => items.map(({ key, doc }) => [key, doc] as const)));
  const members = [...byId].map(([userId, doc]) => ({ userId, doc }));
  return { position, members, cut: pages.some(({ next }) => next !== undefined) };
};
