import { Module } from '@nestjs/common';
import { campaignCommands } from '#domain';
import { CarsModule } from '../cars/cars.module.ts';
import { handlersOf } from '../commands/handlers-of.ts';
import { AroundCampaign } from './around-campaign.ts';
import { CampaignController } from './campaign.controller.ts';

@Module({
  imports: [CarsModule],
  controllers: [CampaignController],
  providers: [...handlersOf(campaignCommands, AroundCampaign)],
})
export class CampaignModule {}
