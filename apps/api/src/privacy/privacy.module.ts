import { Module } from '@nestjs/common';
import { DueErasures } from './due-erasures.ts';
import { PrivacyController } from './privacy.controller.ts';

@Module({ controllers: [PrivacyController], providers: [DueErasures] })
export class PrivacyModule {}
