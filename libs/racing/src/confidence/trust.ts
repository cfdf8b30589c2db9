import type { TrustLevel } from './weighed-time.ts';

/** Results of a user's times: accepted by others or by a moderator; reversed: voted down or hidden. */
export type TrustFigures = { readonly accepted: number; readonly reversed: number };

/** A user's attributes when they submit a time or vote. `days`: age of the account. */
export type Person = TrustFigures & { readonly confirmed: boolean; readonly days: number; readonly staff: boolean };

/** A reversal costs as much as this many accepted times give. */
export const COST_OF_REVERSAL = 4;
/** Accepted times that make half of full trust while nothing was reversed. */
const HALF_WAY = 5;
/** From this trust on a user's times count immediately. */
export const TRUSTED_FROM = 0.5;
/** Of the times of trusted users a moderator checks one in so many, whatever its value. Our choice. */
export const SAMPLED_ONE_IN = 20;
/** Days until the votes of an account have weight. */
export const NEW_FOR_DAYS = 7;

/** The formula's version: votes store it with their weight. */
export const TRUST_FORMULA = 1;

/** From 0, for unknown users, towards 1: `accepted / (accepted + 4 × reversed + 5)`. */
export const trustOf = ({ accepted, reversed }: TrustFigures): number =>
  accepted / (accepted + COST_OF_REVERSAL * reversed + HALF_WAY);

/** The level of the user's times and votes. */
export const trustLevelOf = (person: Person): TrustLevel => {
  if (person.staff) return 'trusted';
  if (!person.confirmed) return 'unconfirmed';
  if (trustOf(person) >= TRUSTED_FROM) return 'trusted';
  return person.days < NEW_FOR_DAYS || person.reversed > person.accepted ? 'new' : 'member';
};

/** Whether the time of this id (a uuid) is in the sample; its last digits are as good as random. */
export const isSampled = (lapTimeId: string): boolean =>
  Number.parseInt(lapTimeId.slice(-6), 16) % SAMPLED_ONE_IN === 0;
