import type { ActorId, Event } from '#kernel';
import type { AccountLimit, PatronTier, ReasonCode } from './member-words.ts';

/** Why: a code, and where somebody wrote more, the id of that text in the accounts store. */
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

/** The account may not do this until then (ISO 8601, UTC); null: until it is restored. `givenBy`: for some days, by whom. */
export type AccountLimited = Event<
  'AccountLimited',
  OfMember<{ readonly what: AccountLimit; readonly until: string | null; readonly givenBy?: ActorId }>
>;

export type AccountRestored = Event<'AccountRestored', OfMember<{ readonly what: AccountLimit }>>;

/** An admin takes the address for its owner's, without a mail. */
export type AddressConfirmed = Event<'AddressConfirmed', OfMember>;

/** Somebody is called otherwise from then on (ISO 8601, UTC): names stand in the accounts store. */
export type MemberRenamed = Event<'MemberRenamed', { readonly userId: string; readonly renamedAt: string }>;

/** What staff do to an account. */
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
