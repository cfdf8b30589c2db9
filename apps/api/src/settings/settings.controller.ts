import { Controller, Header, Inject } from '@nestjs/common';
import type { Accounts } from '#accounts';
import { savedOptions, mySettings, type ReadRequestOf, type SettingsAnswer } from '#contracts';
import type { ActorId } from '#kernel';
import { Endpoint } from '../http/endpoint.ts';
import { Parsed } from '../http/parsed.ts';
import { Actor } from '../http/caller.ts';
import { ACCOUNTS } from '../ports.ts';

/** Options that are synchronised between a user's devices; the newest win. */
@Controller()
export class SettingsController {
  constructor(@Inject(ACCOUNTS) private readonly accounts: Accounts) {}

  @Endpoint(mySettings.mine)
  @Header('cache-control', 'no-store')
  async read(@Actor() actor: ActorId): Promise<SettingsAnswer> {
    const kept = await this.accounts.settings.of(actor);
    return { kept: kept ? { changedAt: kept.changedAt, options: savedOptions.parse(kept.options) } : null };
  }

  @Endpoint(mySettings.keep)
  async keep(
    @Parsed() { body: { changedAt, options } }: ReadRequestOf<typeof mySettings.keep>,
    @Actor() actor: ActorId,
  ): Promise<SettingsAnswer> {
    // A device whose clock is ahead would win for ever.
    const at = new Date(Math.min(Date.parse(changedAt), Date.now())).toISOString();
    await this.accounts.settings.keep(actor, { changedAt: at, options });
    return this.read(actor);
  }
}
