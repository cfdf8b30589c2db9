import { Controller, Inject } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Accounts } from '#accounts';
import { campaign, type CampaignAnswer, type CampaignHistory, type ReadRequestOf, type Written } from '#contracts';
import { StateCampaignMatch } from '#domain';
import { type CampaignDoc, campaignView, type MatchInVersion } from '#projections/campaign/campaign.projection';
import { campaignIn, versionsOfPlace } from '#projections/campaign/campaign.query';
import type { View } from '#read-store';
import { requestedVersion } from '../cars/requested-version.ts';
import { type CommandMaker, Commands } from '../http/command-maker.ts';
import { Endpoint } from '../http/endpoint.ts';
import { Parsed } from '../http/parsed.ts';
import type { Positioned } from '../http/positioned.ts';
import { InjectView } from '../inject-view.ts';
import { ACCOUNTS } from '../ports.ts';

@Controller()
export class CampaignController {
  constructor(
    private readonly commands: CommandBus,
    @InjectView(campaignView) private readonly places: View<CampaignDoc>,
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
  ) {}

  @Endpoint(campaign.list)
  async list(
    @Parsed() { query: { version } }: ReadRequestOf<typeof campaign.list>,
  ): Promise<Positioned<CampaignAnswer>> {
    const { position, items } = await campaignIn(this.places, requestedVersion(version));
    return { position, body: { items } as CampaignAnswer };
  }

  @Endpoint(campaign.history)
  async history(
    @Parsed() { params: { placeId } }: ReadRequestOf<typeof campaign.history>,
  ): Promise<Positioned<CampaignHistory>> {
    const { position, said } = await versionsOfPlace(this.places, placeId);
    const names = await this.accounts.displayNames(said.map(({ by }) => by));
    const texts = await this.accounts.texts.bodies(said.flatMap(({ textId }) => textId ?? []));
    return { position, body: { placeId, said: said.map((one) => shown(one, names, texts)) } };
  }

  @Endpoint(campaign.stateMatch)
  state(
    @Parsed() { body: { reason, facts, ...match } }: ReadRequestOf<typeof campaign.stateMatch>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    const text = reason.text === undefined ? {} : { text: reason.text };
    const known = {
      ...(facts.carIds === undefined ? {} : { carIds: facts.carIds }),
      ...(facts.trackCodes === undefined ? {} : { trackCodes: facts.trackCodes }),
    };
    const data = { ...match, facts: known, source: 'moderator', reason: reason.code, ...text } as const;
    return this.commands.execute(command(StateCampaignMatch, data));
  }
}

const shown = (
  { match, gameVersion, changes: { carIds, trackCodes }, reason, textId, by, source, at }: MatchInVersion,
  names: ReadonlyMap<string, string | null>,
  texts: ReadonlyMap<string, string>,
): CampaignHistory['said'][number] => ({
  match,
  gameVersion,
  changes: { ...(carIds ? { carIds: [...carIds] } : {}), ...(trackCodes ? { trackCodes: [...trackCodes] } : {}) },
  reason,
  text: texts.get(textId ?? '') ?? null,
  by: names.get(by) ?? null,
  source,
  at,
});
