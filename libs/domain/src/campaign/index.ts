export { type CampaignMatchStated, type MatchAttributes, type MatchReason, matchReasons } from './campaign.events.ts';
export { campaignCommands } from './campaign.commands.ts';
export { campaign, type CampaignPlace, campaignStream, matchAt, placeIdOf } from './campaign.state.ts';
export { campaignPermissions } from './campaign.permissions.ts';
export { campaignSeed } from './starter/campaign-seed.ts';
export { StateCampaignMatch, stateCampaignMatch } from './state-campaign-match.ts';
