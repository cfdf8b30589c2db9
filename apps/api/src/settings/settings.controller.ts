import { Controller, Header, Inject } from '@nestjs/common';
import type { Accounts } from '#accounts';
import { keptOptions, ownSettings, type ReadRequestOf, type SettingsAnswer } from '#contracts';
import type { ActorId } from '#kernel';
import { Endpoint } from '../http/endpoint.ts';
import { Parsed } from '../http/parsed.ts';
import { Actor } from '../http/asking.ts';
import { ACCOUNTS } from '../ports.ts';

/** Options that are synchronised between a user's devices; the newest win. */
@Controller()
export class SettingsController {
  constructor(@Inject(ACCOUNTS) private readonly accounts: Accounts) {}

  @Endpoint(ownSettings.mine)
  @Header('cache-control', 'no-store')
  async read(@Actor() actor: ActorId): Promise<SettingsAnswer> {
    const kept = await this.accounts.settings.of(actor);
    return { kept: kept ? { changedAt: kept.changedAt, options: keptOptions.parse(kept.options) } : null };
  }

  @Endpoint(ownSettings.keep)
  async keep(
    @Parsed() { body: { changedAt, options } }: ReadRequestOf<typeof ownSettings.keep>,
    @Actor() actor: ActorId,
  ): Promise<SettingsAnswer> {
    // A device whose clock is ahead would win for ever.
    const at = new Date(Math.min(Date.parse(changedAt), Date.now())).toISOString();
    await this.accounts.settings.keep(actor, { changedAt: at, options });
    return this.read(actor);
  }
}
