import { Controller, Inject, Res } from '@nestjs/common';
import { health } from '#contracts';
import type { FastifyReply } from 'fastify';
import type { Config } from '../config.ts';
import { Endpoint } from '../http/endpoint.ts';
import { CONFIG } from '../ports.ts';
import { hasRoom } from './disk-room.ts';
import { Readiness } from './readiness.ts';

@Controller()
export class HealthController {
  constructor(
    private readonly readiness: Readiness,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Endpoint(health.live)
  live() {
    return { status: 'live' } as const;
  }

  @Endpoint(health.ready)
  async ready(@Res({ passthrough: true }) reply: FastifyReply) {
    const missing = await this.readiness.missing();
    reply.code(missing.length === 0 ? 200 : 503).header('cache-control', 'no-store');
    const degraded = (await hasRoom(this.config.dataDir)) ? [] : ['writes'];
    const status = missing.length === 0 ? ('ready' as const) : ('not-ready' as const);
    return { status, missing: [...missing], degraded };
  }
}
