import { campaign, type CampaignAnswer, type CampaignHistory } from '#contracts';
import { ask } from '../../lib/api/ask.ts';
import { type LiveView, useLiveView } from '../../lib/live-views/use-live-view.ts';

/** Places of the campaign with their matches, as they are in the newest version of the game. */
export const useCampaignFacts = (): LiveView<CampaignAnswer> =>
  useLiveView({ key: ['campaign'], channels: ['catalogue'], ask: () => ask(campaign.list) });

/** Who said what of a place, newest first; nothing is asked of one that there is not. */
export const usePlaceHistory = (placeId: string | undefined): LiveView<CampaignHistory> =>
  useLiveView(
    placeId === undefined
      ? null
      : {
          key: ['campaign', 'history', placeId],
          channels: ['catalogue'],
          unkept: true,
          ask: () => ask(campaign.history, { params: { placeId } }),
        },
  );
