import { type Member, hasTier, type PatronTier } from '#domain';
import { isoNow } from './iso-now.ts';
import { Refused } from './refused.ts';

/** For features of patrons of a tier or a higher one. Refused: `patrons-only` with the tier. */
export const refuseUnlessPatron = (member: Member | undefined, tier: PatronTier): void => {
  if (!member || !hasTier(member, tier, isoNow())) throw new Refused('patrons-only', { tier });
};
