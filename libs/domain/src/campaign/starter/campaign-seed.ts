import { type Job, type JobStep, jobStep, type Meta } from '#kernel';
import { seedActor, seedJob } from '../../seed/seed-job.ts';
import type { CampaignMatchStated } from '../campaign.events.ts';
import { campaign, type CampaignPlace, campaignStream, placeIdOf } from '../campaign.state.ts';
import { StateCampaignMatch, stateCampaignMatch } from '../state-campaign-match.ts';
import { starterCampaign, type StarterMatch } from './starter-campaign.ts';

/** Goes up with every change of the list, or installations that have the old one never see the new one. */
const CAMPAIGN_VERSION = 1;

/** The job that brings the starter set of the campaign in; a match that somebody has described is left alone. */
export const campaignSeed: Job = seedJob('campaign', CAMPAIGN_VERSION, () =>
  [...Map.groupBy(starterCampaign, ({ place }) => place)].map(([place, matches]) => statingPlace(place, matches)),
);

/** One step a stream: steps of a job are taken side by side. */
const statingPlace = (place: string, matches: readonly StarterMatch[]): JobStep => {
  const data = { place, matches };
  return jobStep<CampaignPlace, CampaignMatchStated>({
    key: JSON.stringify(data),
    stream: campaignStream(placeIdOf(place)),
    command: 'StateCampaignMatch',
    data,
    actor: seedActor('campaign'),
    decider: campaign,
    decide: (state, { meta }) => matches.flatMap((match) => stating(match, state, meta)),
  });
};

const stating = (match: StarterMatch, state: CampaignPlace, meta: Meta): readonly CampaignMatchStated[] => {
  if (state.matches[match.match] !== undefined) return [];
  return stateCampaignMatch(new StateCampaignMatch({ ...match, source: 'starter', reason: 'now-known' }, meta), state);
};
