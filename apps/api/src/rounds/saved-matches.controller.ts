import { Controller, Header, Inject } from '@nestjs/common';
import type { Accounts } from '#accounts';
import { type ReadRequestOf, MAX_SAVED_MATCHES, savedMatches, type SavedMatchesAnswer } from '#contracts';
import type { ActorId } from '#kernel';
import { Actor } from '../http/caller.ts';
import { Endpoint } from '../http/endpoint.ts';
import { isoNow } from '../http/iso-now.ts';
import { Parsed } from '../http/parsed.ts';
import { ACCOUNTS } from '../ports.ts';

/** Matches that are synchronised between a user's devices; of each name the newest wins. */
@Controller()
export class SavedMatchesController {
  constructor(@Inject(ACCOUNTS) private readonly accounts: Accounts) {}

  @Endpoint(savedMatches.mine)
  @Header('cache-control', 'no-store')
  async read(@Actor() actor: ActorId): Promise<SavedMatchesAnswer> {
    const kept = await this.accounts.savedMatches.of(actor);
    return { matches: kept.map(({ name, text, changedAt }) => ({ name, query: text, changedAt })) };
  }

  @Endpoint(savedMatches.keepMine)
  @Header('cache-control', 'no-store')
  async keep(
    @Parsed() { body: { matches } }: ReadRequestOf<typeof savedMatches.keepMine>,
    @Actor() actor: ActorId,
  ): Promise<SavedMatchesAnswer> {
    const now = isoNow();
    // A device whose clock is ahead would win for ever.
    const kept = matches.map(({ name, query, changedAt }) => ({
      name,
      text: query,
      changedAt: changedAt < now ? changedAt : now,
    }));
    await this.accounts.savedMatches.keep(actor, kept, MAX_SAVED_MATCHES);
    return this.read(actor);
  }
}
