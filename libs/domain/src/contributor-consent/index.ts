export { SetContributorConsent } from './set-contributor-consent.ts';
export { contributorConsentCommands } from './contributor-consent.commands.ts';
export type { HonoursChosen } from './contributor-consent.events.ts';
export { contributorConsent, contributorConsentStream } from './contributor-consent.state.ts';
export { contributorConsentPermissions } from './contributor-consent.permissions.ts';
