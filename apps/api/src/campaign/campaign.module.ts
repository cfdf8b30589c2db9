import { Module } from '@nestjs/common';
import { campaignCommands } from '#domain';
import { CarsModule } from '../cars/cars.module.ts';
import { handlersOf } from '../commands/handlers-of.ts';
import { CampaignLookups } from './campaign.lookups.ts';
import { CampaignController } from './campaign.controller.ts';

@Module({
  imports: [CarsModule],
  controllers: [CampaignController],
  providers: [...handlersOf(campaignCommands, CampaignLookups)],
})
export class CampaignModule {}
