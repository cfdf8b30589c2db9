import { Module } from '@nestjs/common';
import { SavedDecksController } from './saved-decks.controller.ts';
import { SavedFiltersController } from './saved-filters.controller.ts';
import { SettingsController } from './settings.controller.ts';

@Module({ controllers: [SettingsController, SavedFiltersController, SavedDecksController] })
export class SettingsModule {}
