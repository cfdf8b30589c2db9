import { Controller, Header } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type ReadRequestOf, site as calls, type SiteNotices, type SiteStatus, type Written } from '#contracts';
import {
  AnnounceMaintenance,
  CloseIncident,
  OpenIncident,
  SwitchFeatureOff,
  SwitchFeatureOn,
  UpdateIncident,
  WithdrawMaintenance,
} from '#domain';
import { SITE_KEY, type SiteDoc, siteView } from '#projections/site/site.projection';
import type { View } from '#read-store';
import { type CommandMaker, Commands } from '../http/command-maker.ts';
import { Endpoint } from '../http/endpoint.ts';
import { Parsed } from '../http/parsed.ts';
import type { Positioned } from '../http/positioned.ts';
import { InjectView } from '../inject-view.ts';
import { StatusReport } from './status-report.ts';

const nothing: SiteDoc = { off: [], maintenance: null };

@Controller()
export class SiteController {
  constructor(
    private readonly commands: CommandBus,
    private readonly told: StatusReport,
    @InjectView(siteView) private readonly site: View<SiteDoc>,
  ) {}

  @Endpoint(calls.notices)
  async notices(): Promise<Positioned<SiteNotices>> {
    const position = await this.site.position();
    const found = await this.site.get(SITE_KEY);
    return { position, body: await this.told.notices(found?.doc ?? nothing) };
  }

  @Endpoint(calls.status)
  @Header('cache-control', 'no-store')
  status(): Promise<SiteStatus> {
    return this.told.status();
  }

  @Endpoint(calls.switch)
  switch(
    @Parsed() { params: { feature }, body: { on, reason } }: ReadRequestOf<typeof calls.switch>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    const { code, text } = reason;
    const said = { feature, reason: { code, ...(text === undefined ? {} : { text }) } };
    return this.commands.execute(on ? command(SwitchFeatureOn, said) : command(SwitchFeatureOff, said));
  }

  @Endpoint(calls.announce)
  announce(
    @Parsed() { body: { text, ...when } }: ReadRequestOf<typeof calls.announce>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    return this.commands.execute(command(AnnounceMaintenance, { ...when, ...(text === undefined ? {} : { text }) }));
  }

  @Endpoint(calls.withdraw)
  withdraw(@Commands() command: CommandMaker): Promise<Written> {
    return this.commands.execute(command(WithdrawMaintenance, {}));
  }

  @Endpoint(calls.openIncident)
  openIncident(
    @Parsed() { body }: ReadRequestOf<typeof calls.openIncident>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    return this.commands.execute(command(OpenIncident, body));
  }

  @Endpoint(calls.updateIncident)
  updateIncident(
    @Parsed() { params: { incidentId }, body }: ReadRequestOf<typeof calls.updateIncident>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    return this.commands.execute(command(UpdateIncident, { incidentId, ...body }));
  }

  @Endpoint(calls.closeIncident)
  closeIncident(
    @Parsed() { params: { incidentId }, body }: ReadRequestOf<typeof calls.closeIncident>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    return this.commands.execute(command(CloseIncident, { incidentId, ...body }));
  }
}
