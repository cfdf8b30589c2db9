import { campaign, type CampaignAnswer } from '#contracts';
import { queryApi } from './api/query-api.ts';
import { type LiveView, useLiveView } from './live-views/use-live-view.ts';

/** Places of the campaign with their matches, as of the newest game version. */
export function useCampaign(): LiveView<CampaignAnswer> {
  return useLiveView({ key: ['campaign'], channels: ['catalogue'], ask: () => queryApi(campaign.list) });
}
