import { Module } from '@nestjs/common';
import { SavedFiltersController } from './saved-filters.controller.ts';
import { SettingsController } from './settings.controller.ts';

@Module({ controllers: [SettingsController, SavedFiltersController] })
export class SettingsModule {}
