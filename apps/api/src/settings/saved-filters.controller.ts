import { Controller, Header, Inject } from '@nestjs/common';
import type { Accounts } from '#accounts';
import { me, type ReadRequestOf, MAX_SAVED_FILTERS, type SavedFiltersAnswer } from '#contracts';
import type { ActorId } from '#kernel';
import { Actor } from '../http/caller.ts';
import { Endpoint } from '../http/endpoint.ts';
import { isoNow } from '../http/iso-now.ts';
import { Parsed } from '../http/parsed.ts';
import { ACCOUNTS } from '../ports.ts';

/** Car filters that are synchronised between a user's devices; of each name the newest wins. */
@Controller()
export class SavedFiltersController {
  constructor(@Inject(ACCOUNTS) private readonly accounts: Accounts) {}

  @Endpoint(me.carFilters)
  @Header('cache-control', 'no-store')
  async read(@Actor() actor: ActorId): Promise<SavedFiltersAnswer> {
    return { filters: [...(await this.accounts.savedFilters.of(actor))] };
  }

  @Endpoint(me.keepCarFilters)
  async keep(
    @Parsed() { body: { filters } }: ReadRequestOf<typeof me.keepCarFilters>,
    @Actor() actor: ActorId,
  ): Promise<SavedFiltersAnswer> {
    const now = isoNow();
    // A device whose clock is ahead would win for ever.
    const kept = filters.map((one) => ({ ...one, changedAt: one.changedAt < now ? one.changedAt : now }));
    await this.accounts.savedFilters.keep(actor, kept, MAX_SAVED_FILTERS);
    return this.read(actor);
  }
}
