import { Controller, Get, Header, Inject } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { type ClientConfig, clientConfig } from '#contracts';
import type { Config } from '../config.ts';
import { Problems } from '../http/problems.ts';
import { CONFIG } from '../ports.ts';

@ApiTags('client')
@Controller('api/v1/client-config')
export class ClientConfigController {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  @Get()
  @Header('cache-control', 'public, max-age=300')
  @ApiOperation({ summary: 'Addresses of the chat community and of the donation page, where they are set' })
  @ApiResponse({ status: 200, standardSchema: clientConfig })
  @Problems(429)
  clientConfig(): ClientConfig {
    return this.config.client;
  }
}
