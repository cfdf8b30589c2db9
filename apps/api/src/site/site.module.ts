import { Module } from '@nestjs/common';
import { incidentCommands, siteCommands } from '#domain';
import { handlersOf } from '../commands/handlers-of.ts';
import { AroundSite } from './around-site.ts';
import { SiteController } from './site.controller.ts';
import { SiteHealth } from './site-health.ts';
import { SiteState } from './site-state.ts';
import { ToldStatus } from './told-status.ts';

@Module({
  controllers: [SiteController],
  providers: [
    SiteState,
    SiteHealth,
    ToldStatus,
    ...handlersOf(siteCommands, AroundSite),
    ...handlersOf(incidentCommands),
  ],
})
export class SiteModule {}
