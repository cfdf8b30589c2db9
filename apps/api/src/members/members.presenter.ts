import type { Accounts } from '#accounts';
import { memberActions } from '#contracts';
import type { MemberAccount, MemberAction, MemberHistoryAnswer, MemberHistoryEntry } from '#contracts';
import { limitsAt, memberPermissions, tierAt } from '#domain';
import type { Caller } from '#kernel';
import type { MemberChangeDone, MemberHistoryDoc } from '#projections/member-history/member-history.projection';
import { historyOfMember } from '#projections/member-history/member-history.query';
import type { MemberDoc } from '#projections/members/members.projection';
import type { View } from '#read-store';
import type { Positioned } from '../http/positioned.ts';

/** An account as an admin sees it now: without expired entries, with the admin's permissions. */
export const presentMember = (
  { userId, doc }: { readonly userId: string; readonly doc: MemberDoc },
  name: string | null,
  by: Caller,
  now: string,
): MemberAccount => {
  const limits = Object.fromEntries(doc.limits.map(({ what, ...limit }) => [what, limit]));
  const tier = tierAt(doc, now);
  const holding = limitsAt({ limits }, now);
  return {
    userId,
    name,
    moderator: doc.moderator,
    admin: doc.admin,
    tier,
    paidThrough: tier === 0 ? null : doc.paidThrough,
    limits: [...holding],
    allowed: name === null ? [] : memberPermissions.allowed({ ...doc, limits, userId }, by, memberActions),
  };
};

const commandNames: Readonly<Record<MemberChangeDone['type'], MemberAction>> = {
  ModeratorAppointed: 'appoint-moderator',
  ModeratorDismissed: 'dismiss-moderator',
  AdminAppointed: 'appoint-admin',
  AdminDismissed: 'dismiss-admin',
  PatronTierChanged: 'change-patron-tier',
  AccountLimited: 'limit-account',
  AccountRestored: 'restore-account',
  AddressConfirmed: 'confirm-address',
};

export const presentMemberHistory = async (
  view: View<MemberHistoryDoc>,
  accounts: Accounts,
  userId: string,
): Promise<Positioned<MemberHistoryAnswer>> => {
  const { position, history } = await historyOfMember(view, userId);
  const names = await accounts.displayNames(history.map(({ by }) => by));
  const texts = await accounts.texts.bodies(history.flatMap(({ reasonTextId }) => reasonTextId ?? []));
  const entry = ({ type, by, reasonCode, reasonTextId, ...rest }: MemberChangeDone): MemberHistoryEntry => ({
    ...rest,
    act: commandNames[type],
    by: { userId: by, name: names.get(by) ?? null },
    reason: { code: reasonCode, text: texts.get(reasonTextId ?? '') ?? null },
  });
  return { position, body: { userId, history: history.map(entry) } };
};
