import { Module } from '@nestjs/common';
import { DueErasures } from './due-erasures.ts';
import { EndedRows } from './ended-rows.ts';
import { OldMails } from './old-mails.ts';
import { PrivacyController } from './privacy.controller.ts';

@Module({ controllers: [PrivacyController], providers: [DueErasures, EndedRows, OldMails] })
export class PrivacyModule {}
