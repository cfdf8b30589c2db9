import { Module } from '@nestjs/common';
import { templateCommands } from '#domain';
import { CarsModule } from '../cars/cars.module.ts';
import { handlersOf } from '../commands/handlers-of.ts';
import { AroundTemplates } from './around-templates.ts';
import { ShowTemplates } from './show-templates.ts';
import { TemplateCommandsController } from './template-commands.controller.ts';
import { TemplatesController } from './templates.controller.ts';
import { ItemVersions } from '../queue/item-versions.ts';

@Module({
  imports: [CarsModule],
  controllers: [TemplatesController, TemplateCommandsController],
  providers: [ShowTemplates, ItemVersions, ...handlersOf(templateCommands, AroundTemplates)],
  exports: [ShowTemplates],
})
export class TemplatesModule {}
