import { type Job, type JobStep, jobStep, type Meta } from '#kernel';
import { seedActor, seedJob } from '../../seed/seed-job.ts';
import type { CampaignMatchStated } from '../campaign.events.ts';
import { campaign, type CampaignPlace, campaignStream, placeIdOf } from '../campaign.state.ts';
import { StateCampaignMatch, stateCampaignMatch } from '../state-campaign-match.ts';
import { starterCampaign, type StarterMatch } from './starter-campaign.ts';

/** Increase with every change of the list, or installations with the old one never get the new one. */
const CAMPAIGN_VERSION = 1;

/** The job that imports the starter set of the campaign; a match that was already described is left alone. */
export const campaignSeed: Job = seedJob('campaign', CAMPAIGN_VERSION, () =>
  [...Map.groupBy(starterCampaign, ({ place }) => place)].map(([place, matches]) => statingPlace(place, matches)),
);

/** One step per stream: steps of a job run in parallel. */
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
