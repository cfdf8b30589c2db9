import { campaign, type CampaignAnswer, type CampaignHistory } from '#contracts';
import { queryApi } from '../../lib/api/query-api.ts';
import { type LiveView, useLiveView } from '../../lib/live-views/use-live-view.ts';

/** Places of the campaign with their matches, in the newest game version. */
export const useCampaignAnswer = (): LiveView<CampaignAnswer> =>
  useLiveView({ key: ['campaign'], channels: ['catalogue'], ask: () => queryApi(campaign.list) });

/** History of a place, newest first; no request for an undefined place. */
export const usePlaceHistory = (placeId: string | undefined): LiveView<CampaignHistory> =>
  useLiveView(
    placeId === undefined
      ? null
      : {
          key: ['campaign', 'history', placeId],
          channels: ['catalogue'],
          uncached: true,
          ask: () => queryApi(campaign.history, { params: { placeId } }),
        },
  );
