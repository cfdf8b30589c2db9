import { type ActorId, type Caller, permissionTable } from '#kernel';
import type { ContributorConsent } from './contributor-consent.state.ts';

export type ContributorConsentOf = ContributorConsent & { readonly owner: ActorId };

export const contributorConsentPermissions = permissionTable(
  [{ command: 'set-contributor-consent', from: 'open', to: 'open', who: 'owner' }],
  {
    from: { open: ({ status }: ContributorConsentOf): boolean => status === 'open' },
    who: { owner: ({ actor }: Caller, { owner }: ContributorConsentOf) => actor !== undefined && actor === owner },
  },
);
