import { Module } from '@nestjs/common';
import { MailWishesController } from './mail-wishes.controller.ts';
import { SavedFiltersController } from './saved-filters.controller.ts';
import { SettingsController } from './settings.controller.ts';

@Module({ controllers: [SettingsController, SavedFiltersController, MailWishesController] })
export class SettingsModule {}
