import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { packKinds, type PacksAnswer, type ReadRequestOf, type Written } from '#contracts';
import { AddPack, RevisePack } from '#domain';
import { type PackDoc, packsView } from '#projections/packs/packs.projection';
import { packsIn } from '#projections/packs/packs.query';
import { type PackAttributes, packIdOf } from '#racing';
import type { View } from '#read-store';
import { requestedVersion } from '../cars/requested-version.ts';
import { type CommandMaker, Commands } from '../http/command-maker.ts';
import { Endpoint } from '../http/endpoint.ts';
import { Parsed } from '../http/parsed.ts';
import type { Positioned } from '../http/positioned.ts';
import { InjectView } from '../inject-view.ts';

@Controller()
export class PacksController {
  constructor(
    private readonly commands: CommandBus,
    @InjectView(packsView) private readonly packs: View<PackDoc>,
  ) {}

  @Endpoint(packKinds.list)
  async list(@Parsed() { query: { version } }: ReadRequestOf<typeof packKinds.list>): Promise<Positioned<PacksAnswer>> {
    const { position, items } = await packsIn(this.packs, requestedVersion(version));
    return { position, body: { items } as PacksAnswer };
  }

  @Endpoint(packKinds.add)
  add(
    @Parsed() { body: { gameVersion, facts, reason } }: ReadRequestOf<typeof packKinds.add>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    const data = { packId: packIdOf(facts.name), gameVersion, facts: facts as PackAttributes, ...said(reason) };
    return this.commands.execute(command(AddPack, data));
  }

  @Endpoint(packKinds.revise)
  revise(
    @Parsed() { params: { packId }, body: { gameVersion, facts, reason } }: ReadRequestOf<typeof packKinds.revise>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    const data = { packId, gameVersion, facts: facts as Partial<PackAttributes>, ...said(reason) };
    return this.commands.execute(command(RevisePack, data));
  }
}

const said = ({ code, text }: ReadRequestOf<typeof packKinds.add>['body']['reason']) =>
  ({ source: 'moderator', reason: code, ...(text === undefined ? {} : { text }) }) as const;
