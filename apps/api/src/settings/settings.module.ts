import { Module } from '@nestjs/common';
import { EmailPreferencesController } from './email-preferences.controller.ts';
import { SavedFiltersController } from './saved-filters.controller.ts';
import { SettingsController } from './settings.controller.ts';

@Module({ controllers: [SettingsController, SavedFiltersController, EmailPreferencesController] })
export class SettingsModule {}
