import { Controller, Get, Inject, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { Config } from '../config.ts';
import { CONFIG } from '../ports.ts';
import { hasRoom } from './disk-room.ts';
import { Readiness } from './readiness.ts';

@ApiTags('health')
@Controller('health')
export class HealthController {
  constructor(
    private readonly readiness: Readiness,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get('live')
  @ApiOperation({ summary: 'The process answers' })
  live() {
    return { status: 'live' };
  }

  @Get('ready')
  @ApiOperation({ summary: 'The log answers and every view has caught up once; what is behind later does not count' })
  async ready(@Res({ passthrough: true }) reply: FastifyReply) {
    const missing = await this.readiness.missing();
    reply.code(missing.length === 0 ? 200 : 503).header('cache-control', 'no-store');
    const degraded = (await hasRoom(this.config.dataDir)) ? [] : ['writes'];
    return { status: missing.length === 0 ? 'ready' : 'not-ready', missing, degraded };
  }
}
