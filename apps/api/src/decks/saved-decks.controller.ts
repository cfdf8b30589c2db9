import { Controller, Header, Inject } from '@nestjs/common';
import type { Accounts } from '#accounts';
import { decks as calls, type ReadRequestOf, MAX_SAVED_DECKS, type SavedDecksAnswer } from '#contracts';
import type { ActorId } from '#kernel';
import { Actor } from '../http/caller.ts';
import { Endpoint } from '../http/endpoint.ts';
import { isoNow } from '../http/iso-now.ts';
import { Parsed } from '../http/parsed.ts';
import { ACCOUNTS } from '../ports.ts';

/** Decks that are synchronised between a user's devices; of each the newest wins. */
@Controller()
export class SavedDecksController {
  constructor(@Inject(ACCOUNTS) private readonly accounts: Accounts) {}

  @Endpoint(calls.mine)
  @Header('cache-control', 'no-store')
  async read(@Actor() actor: ActorId): Promise<SavedDecksAnswer> {
    return { decks: [...(await this.accounts.savedDecks.of(actor))] };
  }

  @Endpoint(calls.keepMine)
  async keep(
    @Parsed() { body: { decks } }: ReadRequestOf<typeof calls.keepMine>,
    @Actor() actor: ActorId,
  ): Promise<SavedDecksAnswer> {
    const now = isoNow();
    // A device whose clock is ahead would win for ever.
    const kept = decks.map((one) => ({ ...one, changedAt: one.changedAt < now ? one.changedAt : now }));
    await this.accounts.savedDecks.keep(actor, kept, MAX_SAVED_DECKS);
    return this.read(actor);
  }
}
