import { Module } from '@nestjs/common';
import { incidentCommands, siteCommands } from '#domain';
import { handlersOf } from '../commands/handlers-of.ts';
import { SiteLookups } from './site.lookups.ts';
import { SiteController } from './site.controller.ts';
import { SiteHealth } from './site-health.ts';
import { SiteState } from './site-state.ts';
import { StatusReport } from './status-report.ts';

@Module({
  controllers: [SiteController],
  providers: [
    SiteState,
    SiteHealth,
    StatusReport,
    ...handlersOf(siteCommands, SiteLookups),
    ...handlersOf(incidentCommands),
  ],
})
export class SiteModule {}
