import { Body, Controller, Get, Header, Inject, Put, UseGuards } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Accounts } from '#accounts';
import { keptOptions, type SettingsAnswer, settingsAnswer, type SettingsBody, settingsBody } from '#contracts';
import type { ActorId } from '#kernel';
import { Actor } from '../http/asking.ts';
import { LimitedAs } from '../http/limited.ts';
import { Problems } from '../http/problems.ts';
import { SignedIn } from '../http/signed-in.guard.ts';
import { ACCOUNTS } from '../ports.ts';

/** Options that follow a person from device to device; the newest win. */
@ApiTags('accounts')
@Controller('api/v1/settings')
@UseGuards(SignedIn)
export class SettingsController {
  constructor(@Inject(ACCOUNTS) private readonly accounts: Accounts) {}

  @Get()
  @LimitedAs('nothing')
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'The options that your account keeps' })
  @ApiResponse({ status: 200, standardSchema: settingsAnswer })
  @Problems(401, 503)
  async read(@Actor() actor: ActorId): Promise<SettingsAnswer> {
    const kept = await this.accounts.settings.of(actor);
    return { kept: kept ? { changedAt: kept.changedAt, options: keptOptions.parse(kept.options) } : null };
  }

  @Put()
  @LimitedAs('nothing')
  @ApiOperation({ summary: 'Keep options, unless newer ones are there; answers which are' })
  @ApiResponse({ status: 200, standardSchema: settingsAnswer })
  @Problems(400, 401, 403, 429, 503)
  async keep(
    @Body({ schema: settingsBody }) { changedAt, options }: SettingsBody,
    @Actor() actor: ActorId,
  ): Promise<SettingsAnswer> {
    // A device whose clock is ahead would win for ever.
    const at = new Date(Math.min(Date.parse(changedAt), Date.now())).toISOString();
    await this.accounts.settings.keep(actor, { changedAt: at, options });
    return this.read(actor);
  }
}
