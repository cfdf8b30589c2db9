import type { AccountLimit, MemberChange, PatronTier, ReasonCode } from '#domain';
import type { Projection } from '#read-store';

/** A limit as it was set: whether it still holds depends on the time. */
export type MemberLimit = {
  readonly what: AccountLimit;
  readonly until: string | null;
  readonly reasonCode: ReasonCode;
};

export type MemberDoc = {
  readonly moderator: boolean;
  readonly admin: boolean;
  /** Has a role: admins see these by default. */
  readonly staff: boolean;
  readonly tier: PatronTier;
  readonly paidThrough: string | null;
  readonly limits: readonly MemberLimit[];
  /** Last day of a patron's tier, `NO_END` where it has none; null without a tier. */
  readonly patronUntil: string | null;
  /** When the last of the limits ends, `NO_END` where one does not; null without a limit. */
  readonly limitedUntil: string | null;
};

/** Later than every date, so that queries by date include what has no end. */
export const NO_END = '9999-12-31';

export const plainMember: MemberDoc = {
  moderator: false,
  admin: false,
  staff: false,
  tier: 0,
  paidThrough: null,
  limits: [],
  patronUntil: null,
  limitedUntil: null,
};

export const memberEvents: readonly MemberChange['type'][] = [
  'ModeratorAppointed',
  'ModeratorDismissed',
  'AdminAppointed',
  'AdminDismissed',
  'PatronTierChanged',
  'AccountLimited',
  'AccountRestored',
  'AddressConfirmed',
];

/** View `members`: roles, tier and limits, by user. For admins only. */
export const members: Projection<MemberChange, MemberDoc> = {
  name: 'members',
  version: 2,
  handles: memberEvents,
  indexes: [['staff'], ['admin'], ['moderator'], ['patronUntil'], ['limitedUntil']],
  keysOf: ({ data }) => [data.userId],
  channel: () => 'members',
  evolve: (doc = plainMember, event) => {
    const next = { ...doc, ...changed(doc, event) };
    return { ...next, staff: next.moderator || next.admin, ...ends(next) };
  },
};

const ends = ({ tier, paidThrough, limits }: MemberDoc): Pick<MemberDoc, 'patronUntil' | 'limitedUntil'> => ({
  patronUntil: tier === 0 ? null : (paidThrough ?? NO_END),
  limitedUntil:
    limits
      .map(({ until }) => until ?? NO_END)
      .sort()
      .at(-1) ?? null,
});

const changed = ({ limits }: MemberDoc, event: MemberChange): Partial<MemberDoc> => {
  switch (event.type) {
    case 'ModeratorAppointed':
    case 'ModeratorDismissed':
      return { moderator: event.type === 'ModeratorAppointed' };
    case 'AdminAppointed':
    case 'AdminDismissed':
      return { admin: event.type === 'AdminAppointed' };
    case 'PatronTierChanged':
      return { tier: event.data.tier, paidThrough: event.data.paidThrough };
    case 'AccountLimited': {
      const { what, until, reasonCode } = event.data;
      return { limits: [...without(limits, what), { what, until, reasonCode }] };
    }
    case 'AccountRestored':
      return { limits: without(limits, event.data.what) };
    case 'AddressConfirmed':
      return {};
  }
};

const without = (limits: readonly MemberLimit[], what: AccountLimit) => limits.filter((limit) => limit.what !== what);
