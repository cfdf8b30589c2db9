import type { ActorId, Decider, StaffRole } from '#kernel';
import type { MemberEvent } from './member.events.ts';
import type { AccountLimit, PatronTier, ReasonCode } from './member.enums.ts';

/** `givenBy`: the moderator who limited it for some days; an admin’s limit has none. */
type Limit = { readonly until: string | null; readonly reasonCode: ReasonCode; readonly givenBy?: ActorId };

/** Roles, patron tier and limits of an account. Ends are data: pass the current time to read them. */
export type Member = {
  readonly moderator: boolean;
  readonly admin: boolean;
  readonly tier: PatronTier;
  /** Last day of the tier, "2026-03-31", UTC; null: without an end. */
  readonly paidThrough: string | null;
  readonly limits: { readonly [What in AccountLimit]?: Limit };
  /** When they changed their name; absent: never. */
  readonly renamedAt?: readonly string[];
};

export const memberStream = (userId: string): string => `member-${userId}`;

export const member: Decider<Member, MemberEvent> = {
  initial: { moderator: false, admin: false, tier: 0, paidThrough: null, limits: {} },
  evolve: (state, event) => {
    switch (event.type) {
      case 'ModeratorAppointed':
        return { ...state, moderator: true };
      case 'ModeratorDismissed':
        return { ...state, moderator: false };
      case 'AdminAppointed':
        return { ...state, admin: true };
      case 'AdminDismissed':
        return { ...state, admin: false };
      case 'PatronTierChanged':
        return { ...state, tier: event.data.tier, paidThrough: event.data.paidThrough };
      case 'AccountLimited': {
        const { what, until, reasonCode, givenBy } = event.data;
        const limit: Limit = { until, reasonCode, ...(givenBy && { givenBy }) };
        return { ...state, limits: { ...state.limits, [what]: limit } };
      }
      case 'AccountRestored': {
        const { [event.data.what]: _, ...limits } = state.limits;
        return { ...state, limits };
      }
      case 'MemberRenamed':
        return { ...state, renamedAt: [...(state.renamedAt ?? []), event.data.renamedAt] };
      case 'AddressConfirmed':
        return state;
    }
  },
};

/** The staff role of a member; an admin may do all that a moderator may. */
export const roleOf = ({ admin, moderator }: Pick<Member, 'admin' | 'moderator'>): StaffRole | undefined =>
  admin ? 'admin' : moderator ? 'moderator' : undefined;
