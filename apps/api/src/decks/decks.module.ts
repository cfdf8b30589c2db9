import { Module } from '@nestjs/common';
import { DeckLinksController } from './deck-links.controller.ts';
import { SavedDecksController } from './saved-decks.controller.ts';

@Module({ controllers: [SavedDecksController, DeckLinksController] })
export class DecksModule {}
