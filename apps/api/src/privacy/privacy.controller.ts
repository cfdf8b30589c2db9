import { Body, Controller, Get, HttpCode, Inject, Post, Req, Res, StreamableFile, UseGuards } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Accounts } from '#accounts';
import { CLOSING_DAYS, type ClosingAnswer, closingAnswer, type ClosingBody, closingBody } from '#contracts';
import type { EventStore } from '#event-store';
import type { ActorId } from '#kernel';
import { Actor } from '../http/asking.ts';
import { LimitedAs } from '../http/limited.ts';
import { Problems } from '../http/problems.ts';
import { SignedIn } from '../http/signed-in.guard.ts';
import { ACCOUNTS, EVENT_STORE } from '../ports.ts';
import { ExportSlots } from './export-slots.ts';
import { mustBeOwnHand } from './own-hand.ts';
import { exportZip } from './export-zip.ts';

const DAY_MS = 86_400_000;

@ApiTags('privacy')
@Controller('api/v1/me')
@UseGuards(SignedIn)
export class PrivacyController {
  readonly #exports = new ExportSlots();

  constructor(
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
    @Inject(EVENT_STORE) private readonly eventStore: EventStore,
  ) {}

  @Get('export')
  @LimitedAs('nothing')
  @ApiOperation({ summary: 'Everything that is kept of you: a zip of JSON and CSV' })
  @ApiResponse({ status: 200, content: { 'application/zip': {} } })
  @Problems(401, 429, 503)
  async export(@Actor() actor: ActorId): Promise<StreamableFile> {
    const stream = await this.#exports.hold(actor, () => exportZip(this.accounts, this.eventStore, actor));
    const disposition = 'attachment; filename="track-day-records.zip"';
    return new StreamableFile(stream, { type: 'application/zip', disposition });
  }

  @Post('closing')
  @HttpCode(200)
  @LimitedAs('nothing')
  @ApiOperation({ summary: 'Close your account: it goes after 14 days, and signing in meanwhile keeps it' })
  @ApiResponse({ status: 200, standardSchema: closingAnswer })
  @Problems(400, 401, 403, 422, 429, 503)
  async close(
    @Body({ schema: closingBody }) { password }: ClosingBody,
    @Actor() actor: ActorId,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ClosingAnswer> {
    await mustBeOwnHand(this.accounts, request, reply, { name: '/me/closing', userId: actor, password });
    const dueAt = new Date(Date.now() + CLOSING_DAYS * DAY_MS).toISOString();
    await this.accounts.persons.startClosing(actor, dueAt);
    return { closesAt: (await this.accounts.persons.closesAt(actor)) ?? dueAt };
  }
}
