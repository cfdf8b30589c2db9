import { Controller, Inject, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { apiClient } from '#contracts';
import type { Config } from '../config.ts';
import { Endpoint } from '../http/endpoint.ts';
import { documentOf } from '../http/open-api.ts';
import { CONFIG } from '../ports.ts';
import { CLIENT_NAME, clientPackage } from './client-package.ts';
import type { Document } from './declarations.ts';

const NAMED = `attachment; filename="${CLIENT_NAME}.tgz"`;

@Controller()
export class ApiClientController {
  #packed: Promise<Uint8Array> | undefined;

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** It changes only with a release. */
  @Endpoint(apiClient.package)
  async package(@Res() reply: FastifyReply): Promise<void> {
    this.#packed ??= clientPackage(documentOf() as unknown as Document, this.config.publicUrl);
    await reply.header('content-disposition', NAMED).send(Buffer.from(await this.#packed));
  }
}
