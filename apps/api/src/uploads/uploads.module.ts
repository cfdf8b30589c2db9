import { Module } from '@nestjs/common';
import { UnusedFiles } from './unused-files.ts';
import { UploadUses } from './upload-uses.ts';
import { UploadsController } from './uploads.controller.ts';

/** Files that people send; a feature that uses some imports it and tells `UploadUses`. */
@Module({ controllers: [UploadsController], providers: [UnusedFiles, UploadUses], exports: [UploadUses] })
export class UploadsModule {}
