import { Module } from '@nestjs/common';
import { DueErasures } from './due-erasures.ts';
import { OldLetters } from './old-letters.ts';
import { PrivacyController } from './privacy.controller.ts';

@Module({ controllers: [PrivacyController], providers: [DueErasures, OldLetters] })
export class PrivacyModule {}
