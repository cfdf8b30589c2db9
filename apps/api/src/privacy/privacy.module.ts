import { Module } from '@nestjs/common';
import { CloseWhatWaits } from './close-what-waits.ts';
import { DueErasures } from './due-erasures.ts';
import { OldMails } from './old-mails.ts';
import { PrivacyController } from './privacy.controller.ts';

@Module({ controllers: [PrivacyController], providers: [CloseWhatWaits, DueErasures, OldMails] })
export class PrivacyModule {}
