import { Module } from '@nestjs/common';
import { CloseWhatWaits } from './close-what-waits.ts';
import { DueErasures } from './due-erasures.ts';
import { EndedRows } from './ended-rows.ts';
import { OldMails } from './old-mails.ts';
import { PrivacyController } from './privacy.controller.ts';

@Module({ controllers: [PrivacyController], providers: [CloseWhatWaits, DueErasures, EndedRows, OldMails] })
export class PrivacyModule {}
