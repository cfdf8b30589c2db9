import { Module } from '@nestjs/common';
import {
  translationCommands,
  translationCommentCommands,
  translationReviewCommands,
  translatorsCommands,
} from '#domain';
import { handlersOf } from '../commands/handlers-of.ts';
import { ApprovedMailWords } from './approved-mail-words.ts';
import { AroundTranslations, AroundTranslators } from './around-translations.ts';
import { LanguageTexts } from './language-texts.ts';
import { ReleaseTexts } from './release-texts.ts';
import { ShowTexts } from './show-texts.ts';
import { TranslationCommandsController } from './translation-commands.controller.ts';
import { TranslationsController } from './translations.controller.ts';
import { ItemVersions } from '../queue/item-versions.ts';

@Module({
  controllers: [TranslationsController, TranslationCommandsController],
  providers: [
    ItemVersions,
    ReleaseTexts,
    LanguageTexts,
    ShowTexts,
    ApprovedMailWords,
    ...handlersOf(translationCommands, AroundTranslations),
    ...handlersOf(translationCommentCommands, AroundTranslations),
    ...handlersOf(translationReviewCommands, AroundTranslations),
    ...handlersOf(translatorsCommands, AroundTranslators),
  ],
  exports: [ShowTexts, LanguageTexts, ReleaseTexts],
})
export class TranslationsModule {}
