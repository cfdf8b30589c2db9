import type { Decider } from '#kernel';
import type { HonoursChosen, OfContributorConsent } from './contributor-consent.events.ts';

export type ContributorConsent = { readonly status: 'open'; readonly named: boolean };

export const contributorConsentStream = ({ owner }: OfContributorConsent): string => `honours-${owner}`;

export const contributorConsent: Decider<ContributorConsent, HonoursChosen> = {
  // Their name is shown with each of their times as well.
  initial: { status: 'open', named: true },
  evolve: (state, { data }) => ({ ...state, named: data.named }),
};
