import { Controller, Header, Inject } from '@nestjs/common';
import type { Accounts } from '#accounts';
import { type ReadRequestOf, roundHands, MAX_SAVED_HANDS, type SavedHand, type SavedHandsAnswer } from '#contracts';
import type { ActorId } from '#kernel';
import { Actor } from '../http/caller.ts';
import { Endpoint } from '../http/endpoint.ts';
import { isoNow } from '../http/iso-now.ts';
import { Parsed } from '../http/parsed.ts';
import { ACCOUNTS } from '../ports.ts';

type Kept = { readonly name: string; readonly text: string | null; readonly changedAt: string };

/** Hands and stars of rounds, synchronised between a user's devices; of each round the newest wins. */
@Controller()
export class SavedHandsController {
  constructor(@Inject(ACCOUNTS) private readonly accounts: Accounts) {}

  @Endpoint(roundHands.mine)
  @Header('cache-control', 'no-store')
  async read(@Actor() actor: ActorId): Promise<SavedHandsAnswer> {
    return { hands: (await this.accounts.savedHands.of(actor)).map(handOf) };
  }

  @Endpoint(roundHands.keepMine)
  async keep(
    @Parsed() { body: { hands } }: ReadRequestOf<typeof roundHands.keepMine>,
    @Actor() actor: ActorId,
  ): Promise<SavedHandsAnswer> {
    const now = isoNow();
    await this.accounts.savedHands.keep(
      actor,
      hands.map((one) => keptAs(one, now)),
      MAX_SAVED_HANDS,
    );
    return this.read(actor);
  }
}

/** A device whose clock is ahead would win for ever. An empty round is stored as null. */
const keptAs = ({ challengeId, round, hand, stars, changedAt }: SavedHand, now: string): Kept => ({
  name: `${challengeId}|${round}`,
  text: hand === null && stars === 0 ? null : `${stars}|${hand ?? ''}`,
  changedAt: changedAt < now ? changedAt : now,
});

const handOf = ({ name, text, changedAt }: Kept): SavedHand => {
  const at = name.lastIndexOf('|');
  const hand = text?.slice(text.indexOf('|') + 1) ?? '';
  return {
    challengeId: name.slice(0, at),
    round: Number(name.slice(at + 1)),
    hand: hand === '' ? null : hand,
    stars: Number(text?.charAt(0) ?? 0),
    changedAt,
  };
};
