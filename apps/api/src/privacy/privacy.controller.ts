import { Readable } from 'node:stream';
import { Controller, Get, HttpCode, Inject, Post, StreamableFile, UseGuards } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Accounts } from '#accounts';
import { CLOSING_DAYS, type ClosingAnswer, closingAnswer } from '#contracts';
import type { EventStore } from '#event-store';
import type { ActorId } from '#kernel';
import { Actor } from '../http/asking.ts';
import { LimitedAs } from '../http/limited.ts';
import { Problems } from '../http/problems.ts';
import { Refused } from '../http/refused.ts';
import { SignedIn } from '../http/signed-in.guard.ts';
import { ACCOUNTS, EVENT_STORE } from '../ports.ts';
import { exportZip } from './export-zip.ts';

const DAY_MS = 86_400_000;
/** An export reads the whole log: more at once would hold up everybody's pages. */
const EXPORTS_AT_ONCE = 2;
const EXPORT_RETRY_AFTER = 60;

@ApiTags('privacy')
@Controller('api/v1/me')
@UseGuards(SignedIn)
export class PrivacyController {
  readonly #accounts: Accounts;
  readonly #eventStore: EventStore;
  #exports = 0;

  constructor(@Inject(ACCOUNTS) accounts: Accounts, @Inject(EVENT_STORE) eventStore: EventStore) {
    this.#accounts = accounts;
    this.#eventStore = eventStore;
  }

  @Get('export')
  @LimitedAs('nothing')
  @ApiOperation({ summary: 'Everything that is kept of you: a zip of JSON and CSV' })
  @ApiResponse({ status: 200, content: { 'application/zip': {} } })
  @Problems(401, 429, 503)
  export(@Actor() actor: ActorId): StreamableFile {
    if (this.#exports >= EXPORTS_AT_ONCE)
      throw new Refused('too-many-requests', { limit: EXPORTS_AT_ONCE }, EXPORT_RETRY_AFTER);
    this.#exports += 1;
    const stream = Readable.from(exportZip(this.#accounts, this.#eventStore, actor));
    stream.once('close', () => (this.#exports -= 1));
    const disposition = 'attachment; filename="track-day-records.zip"';
    return new StreamableFile(stream, { type: 'application/zip', disposition });
  }

  @Post('closing')
  @HttpCode(200)
  @LimitedAs('nothing')
  @ApiOperation({ summary: 'Close your account: it goes after 14 days, and signing in meanwhile keeps it' })
  @ApiResponse({ status: 200, standardSchema: closingAnswer })
  @Problems(401, 403, 429, 503)
  async close(@Actor() actor: ActorId): Promise<ClosingAnswer> {
    const dueAt = new Date(Date.now() + CLOSING_DAYS * DAY_MS).toISOString();
    await this.#accounts.persons.startClosing(actor, dueAt);
    return { closesAt: (await this.#accounts.persons.closesAt(actor)) ?? dueAt };
  }
}
