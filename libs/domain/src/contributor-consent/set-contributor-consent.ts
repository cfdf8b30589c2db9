import { Command } from '#kernel';
import type { HonoursChosen, OfContributorConsent } from './contributor-consent.events.ts';
import type { ContributorConsent } from './contributor-consent.state.ts';
import { contributorConsentPermissions } from './contributor-consent.permissions.ts';

export class SetContributorConsent extends Command<OfContributorConsent & { readonly named: boolean }> {}

/** No event when nothing changes. */
export const setContributorConsent = (
  { data: { owner, named }, meta }: SetContributorConsent,
  state: ContributorConsent,
): readonly HonoursChosen[] => {
  contributorConsentPermissions.check('set-contributor-consent', { ...state, owner }, meta);
  return named === state.named ? [] : [{ type: 'HonoursChosen', data: { owner, named } }];
};
