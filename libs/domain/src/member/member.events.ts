import type { ActorId, Event } from '#kernel';
import type { AccountLimit, PatronTier, ReasonCode } from './member.enums.ts';

/** The reason: a code, and for a longer text its id in the accounts store. */
export type StatedReason = { readonly reasonCode: ReasonCode; readonly reasonTextId?: string };

type OfMember<Data extends object = object> = { readonly userId: string } & Data & StatedReason;

export type ModeratorAppointed = Event<'ModeratorAppointed', OfMember>;
export type ModeratorDismissed = Event<'ModeratorDismissed', OfMember>;
export type AdminAppointed = Event<'AdminAppointed', OfMember>;
export type AdminDismissed = Event<'AdminDismissed', OfMember>;

/** 0 is none, 1 the highest, 5 the lowest. It lasts to the end of `paidThrough` (a date, UTC); null: without an end. */
export type PatronTierChanged = Event<
  'PatronTierChanged',
  OfMember<{ readonly tier: PatronTier; readonly paidThrough: string | null }>
>;

/**
 * The account is limited until then (ISO 8601, UTC); null: until it is restored. `givenBy`: who set it for some days.
 */
export type AccountLimited = Event<
  'AccountLimited',
  OfMember<{ readonly what: AccountLimit; readonly until: string | null; readonly givenBy?: ActorId }>
>;

export type AccountRestored = Event<'AccountRestored', OfMember<{ readonly what: AccountLimit }>>;

export type AddressConfirmed = Event<'AddressConfirmed', OfMember>;

/** A user has another name from then on (ISO 8601, UTC): names are in the accounts store. */
export type MemberRenamed = Event<'MemberRenamed', { readonly userId: string; readonly renamedAt: string }>;

export type MemberChange =
  | ModeratorAppointed
  | ModeratorDismissed
  | AdminAppointed
  | AdminDismissed
  | PatronTierChanged
  | AccountLimited
  | AccountRestored
  | AddressConfirmed;

export type MemberEvent = MemberChange | MemberRenamed;
