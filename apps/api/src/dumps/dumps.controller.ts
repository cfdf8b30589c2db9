import { Controller, Inject, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { type Dump, dumps, type ReadRequestOf, X_POSITION, type YearDumps } from '#contracts';
import { Endpoint } from '../http/endpoint.ts';
import { Parsed } from '../http/parsed.ts';
import { Refused } from '../http/refused.ts';
import { DUMP_FILES, type DumpFiles } from '../ports.ts';
import { DumpYears } from './dump-years.ts';
import { NightlyDump } from './nightly-dump.ts';

const FOREVER = 'public, max-age=31536000, immutable';

@Controller()
export class DumpsController {
  constructor(
    private readonly nightly: NightlyDump,
    private readonly ofYears: DumpYears,
    @Inject(DUMP_FILES) private readonly dumpFiles: DumpFiles,
  ) {}

  @Endpoint(dumps.newest)
  async newest(@Res({ passthrough: true }) reply: FastifyReply): Promise<Dump> {
    const newest = await this.nightly.newest();
    reply.header(X_POSITION, newest.position);
    return newest;
  }

  @Endpoint(dumps.years)
  years(): Promise<YearDumps> {
    return this.ofYears.all();
  }

  @Endpoint(dumps.file)
  async file(
    @Parsed() { params: { name, hash } }: ReadRequestOf<typeof dumps.file>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const bytes = await this.dumpFiles.get(name, hash);
    if (!bytes) throw new Refused('dump-unknown', { name });
    await reply.header('cache-control', FOREVER).send(Buffer.from(bytes));
  }
}
