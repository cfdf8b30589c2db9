import { Controller, Get, Headers, Inject, Param, Query, Res } from '@nestjs/common';
import { ApiOperation, ApiProduces, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { nameOfCatalogue, textOfCatalogue } from '#catalogue';
import { type CatalogueHead, catalogueHead } from '#contracts';
import { ASSET_HASH, type ReadStore } from '#read-store';
import { Problems } from '../http/problems.ts';
import { versionAsked } from '../cars/version-asked.ts';
import { Refused } from '../http/refused.ts';
import { READ_STORE } from '../ports.ts';
import { CurrentGameVersion } from './current-game-version.ts';
import { newestCatalogue } from './newest-catalogue.ts';
import { PastCatalogues } from './past-catalogues.ts';

const FOREVER = 'public, max-age=31536000, immutable';
const ofVersion = z.object({ version: versionAsked.optional() });
const catalogueFile = z.object({ hash: z.string().regex(ASSET_HASH) });

@ApiTags('cars')
@Controller('api/v1/catalogue')
export class CatalogueController {
  constructor(
    @Inject(READ_STORE) private readonly readStore: ReadStore,
    private readonly version: CurrentGameVersion,
    private readonly past: PastCatalogues,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Which file has the whole catalogue now, or as a version of the game had it' })
  @ApiResponse({ status: 200, standardSchema: catalogueHead })
  @Problems(400, 404, 503)
  async head(
    @Query({ schema: ofVersion }) { version }: z.infer<typeof ofVersion>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CatalogueHead> {
    reply.header('cache-control', 'no-store');
    if (version !== undefined) return { ...(await this.past.of(version)), gameVersion: version };
    return { ...(await newestCatalogue(this.readStore.assets)), gameVersion: await this.version.now() };
  }

  @Get(':hash')
  @ApiOperation({
    summary: 'The whole catalogue in columns, the same under this address for ever; 404: ask which is new',
  })
  @ApiProduces('application/json')
  @Problems(400, 404, 503)
  async file(
    @Param({ schema: catalogueFile }) { hash }: z.infer<typeof catalogueFile>,
    @Headers('accept-encoding') accepted: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const bytes = await this.readStore.assets.get(nameOfCatalogue(hash), hash);
    if (!bytes) throw new Refused('catalogue-unknown', { hash });
    reply.header('cache-control', FOREVER).header('vary', 'accept-encoding').type('application/json; charset=utf-8');
    if (takesBrotli(accepted)) await reply.header('content-encoding', 'br').send(Buffer.from(bytes));
    else await reply.send(await textOfCatalogue(bytes));
  }
}

const takesBrotli = (accepted = ''): boolean => /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted);
