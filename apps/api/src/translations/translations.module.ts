import { Module } from '@nestjs/common';
import {
  translationCommands,
  translationCommentCommands,
  translationReviewCommands,
  translatorsCommands,
} from '#domain';
import { handlersOf } from '../commands/handlers-of.ts';
import { ApprovedMailTexts } from './approved-mail-texts.ts';
import { TranslationLookups, TranslatorLookups } from './translations.lookups.ts';
import { LanguageTexts } from './language-texts.ts';
import { ReleaseTexts } from './release-texts.ts';
import { TextsPresenter } from './texts.presenter.ts';
import { TranslationCommandsController } from './translation-commands.controller.ts';
import { TranslationsController } from './translations.controller.ts';
import { ItemVersions } from '../queue/item-versions.ts';

@Module({
  controllers: [TranslationsController, TranslationCommandsController],
  providers: [
    ItemVersions,
    ReleaseTexts,
    LanguageTexts,
    TextsPresenter,
    ApprovedMailTexts,
    ...handlersOf(translationCommands, TranslationLookups),
    ...handlersOf(translationCommentCommands, TranslationLookups),
    ...handlersOf(translationReviewCommands, TranslationLookups),
    ...handlersOf(translatorsCommands, TranslatorLookups),
  ],
  exports: [TextsPresenter, LanguageTexts, ReleaseTexts],
})
export class TranslationsModule {}
