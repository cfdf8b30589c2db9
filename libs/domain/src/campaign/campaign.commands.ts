import { commandsOf, decision, lookedUp, stateOf } from '#kernel';
import { gameVersion, gameVersionStream } from '../game-version/game-version.state.ts';
import { campaign, campaignStream, placeIdOf } from './campaign.state.ts';
import { StateCampaignMatch, stateCampaignMatch } from './state-campaign-match.ts';

export const campaignCommands = commandsOf({
  decider: campaign,
  stream: ({ place }: { readonly place: string }) => campaignStream(placeIdOf(place)),
  decisions: [
    decision(StateCampaignMatch, stateCampaignMatch, {
      id: ({ place, match }) => `${placeIdOf(place)}|${match}`,
      words: ({ text }) => ({ body: text }),
      facts: {
        version: stateOf(gameVersion, ({ gameVersion: named }) => gameVersionStream(named)),
        unknownCars: lookedUp,
      },
    }),
  ],
});
