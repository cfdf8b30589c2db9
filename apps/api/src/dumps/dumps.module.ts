import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/catalogue.module.ts';
import { DumpsController } from './dumps.controller.ts';
import { DumpYears } from './dump-years.ts';
import { NightlyDump } from './nightly-dump.ts';

@Module({ imports: [CatalogueModule], controllers: [DumpsController], providers: [NightlyDump, DumpYears] })
export class DumpsModule {}
