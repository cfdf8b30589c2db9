import { Module } from '@nestjs/common';
import { fileReadCommands } from '#domain';
import { handlersOf } from '../commands/handlers-of.ts';
import { ToldReads } from './told-reads.ts';
import { UnusedFiles } from './unused-files.ts';
import { UploadUses } from './upload-uses.ts';
import { UploadsController } from './uploads.controller.ts';
import { WaitingLoops } from './waiting-loops.ts';

/** Uploaded files; a feature that uses some imports this and registers with `UploadUses`. */
@Module({
  controllers: [UploadsController],
  providers: [UnusedFiles, UploadUses, WaitingLoops, ToldReads, ...handlersOf(fileReadCommands)],
  exports: [UploadUses],
})
export class UploadsModule {}
