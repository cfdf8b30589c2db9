import { Module } from '@nestjs/common';
import { CarsModule } from '../cars/cars.module.ts';
import { DeckLinksController } from './deck-links.controller.ts';
import { SavedDecksController } from './saved-decks.controller.ts';

@Module({ imports: [CarsModule], controllers: [SavedDecksController, DeckLinksController] })
export class DecksModule {}
