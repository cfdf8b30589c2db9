import { Module } from '@nestjs/common';
import { fileReadCommands } from '#domain';
import { handlersOf } from '../commands/handlers-of.ts';
import { FileAccessAudit } from './file-access-audit.ts';
import { UnusedFiles } from './unused-files.ts';
import { UploadUses } from './upload-uses.ts';
import { UploadsController } from './uploads.controller.ts';
import { PendingConversions } from './pending-conversions.ts';

/** Uploaded files; a feature that uses some imports this and registers with `UploadUses`. */
@Module({
  controllers: [UploadsController],
  providers: [UnusedFiles, UploadUses, PendingConversions, FileAccessAudit, ...handlersOf(fileReadCommands)],
  exports: [UploadUses],
})
export class UploadsModule {}
