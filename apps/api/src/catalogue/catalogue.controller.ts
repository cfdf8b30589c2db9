import { Controller, Headers, Inject, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { nameOfCatalogue, textOfCatalogue } from '#catalogue';
import { catalogue, type CatalogueHead, type ReadRequestOf } from '#contracts';
import { type ReadStore } from '#read-store';
import { Endpoint } from '../http/endpoint.ts';
import { Parsed } from '../http/parsed.ts';
import { requestedVersion } from '../cars/requested-version.ts';
import type { Positioned } from '../http/positioned.ts';
import { Refused } from '../http/refused.ts';
import { READ_STORE } from '../ports.ts';
import { CurrentGameVersion } from './current-game-version.ts';
import { newestCatalogue } from './newest-catalogue.ts';
import { PastCatalogues } from './past-catalogues.ts';
import { UpcomingTags } from './upcoming-tags.ts';

const FOREVER = 'public, max-age=31536000, immutable';

@Controller()
export class CatalogueController {
  constructor(
    @Inject(READ_STORE) private readonly readStore: ReadStore,
    private readonly version: CurrentGameVersion,
    private readonly past: PastCatalogues,
    private readonly tags: UpcomingTags,
  ) {}

  @Endpoint(catalogue.head)
  async head(@Parsed() { query }: ReadRequestOf<typeof catalogue.head>): Promise<Positioned<CatalogueHead>> {
    const version = requestedVersion(query.version);
    const saidTags = await this.tags.said();
    const tags = { upcomingTags: [...this.tags.now(saidTags)], saidTags };
    const file = version === undefined ? await newestCatalogue(this.readStore.assets) : await this.past.of(version);
    const gameVersion = version ?? (await this.version.now());
    return { position: file.position, body: { ...file, gameVersion, ...tags } };
  }

  @Endpoint(catalogue.file)
  async file(
    @Parsed() { params: { hash } }: ReadRequestOf<typeof catalogue.file>,
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
