import { Controller, Header, Inject } from '@nestjs/common';
import { client, type ClientConfig } from '#contracts';
import { Endpoint } from '../http/endpoint.ts';
import type { Config } from '../config.ts';
import { CONFIG } from '../ports.ts';

@Controller()
export class ClientConfigController {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  @Endpoint(client.config)
  @Header('cache-control', 'public, max-age=300')
  clientConfig(): ClientConfig {
    return this.config.client;
  }
}
