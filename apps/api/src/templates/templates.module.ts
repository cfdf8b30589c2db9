import { Module } from '@nestjs/common';
import { templateCommands } from '#domain';
import { CarsModule } from '../cars/cars.module.ts';
import { handlersOf } from '../commands/handlers-of.ts';
import { TemplateLookups } from './templates.lookups.ts';
import { TemplatesPresenter } from './templates.presenter.ts';
import { TemplateCommandsController } from './template-commands.controller.ts';
import { TemplatesController } from './templates.controller.ts';
import { ItemVersions } from '../queue/item-versions.ts';

@Module({
  imports: [CarsModule],
  controllers: [TemplatesController, TemplateCommandsController],
  providers: [TemplatesPresenter, ItemVersions, ...handlersOf(templateCommands, TemplateLookups)],
  exports: [TemplatesPresenter],
})
export class TemplatesModule {}
