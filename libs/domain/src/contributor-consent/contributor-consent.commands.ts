import { commandsOf, decision } from '#kernel';
import { SetContributorConsent, setContributorConsent } from './set-contributor-consent.ts';
import type { OfContributorConsent } from './contributor-consent.events.ts';
import { contributorConsent, contributorConsentStream } from './contributor-consent.state.ts';

export const contributorConsentCommands = commandsOf({
  decider: contributorConsent,
  stream: contributorConsentStream,
  own: true,
  decisions: [
    decision(SetContributorConsent, setContributorConsent, { id: ({ owner }: OfContributorConsent) => owner }),
  ],
});
