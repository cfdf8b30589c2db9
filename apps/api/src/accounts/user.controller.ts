import { Controller, Get, Header, Req, UseGuards } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { type CurrentUser, currentUser } from '#contracts';
import { Problems } from '../http/problems.ts';
import { MaybeSignedIn } from '../http/signed-in.guard.ts';

@ApiTags('accounts')
@Controller('api/getUser')
export class UserController {
  @Get()
  @UseGuards(MaybeSignedIn)
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'Who is asking; no username means signed out' })
  @ApiResponse({ status: 200, standardSchema: currentUser })
  @Problems(503)
  user(@Req() { session }: FastifyRequest): CurrentUser {
    const nobody = { tier: 0, mod: false, auth: false };
    if (!session) return nobody;
    return { ...nobody, id: session.userId, username: session.name, email: session.email, auth: true };
  }
}
