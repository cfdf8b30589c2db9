import { Inject, Injectable } from '@nestjs/common';
import {
  hasTier,
  isOpenChallenge,
  type KnownChallenge,
  type OfRound,
  roleOf,
  round as decider,
  roundItem,
  type RoundItem,
  roundKey,
  SOLUTIONS_PREVIEW_TIER,
  solutionsArePublic,
} from '#domain';
import type { EventStore } from '#event-store';
import { type ActorId, type Caller, RuleBroken } from '#kernel';
import { type ChallengeDoc, challengesView } from '#projections/challenges/challenges.projection';
import { type RoundDoc, roundsView } from '#projections/rounds/rounds.projection';
import { roundsOf } from '#projections/rounds/rounds.query';
import type { View } from '#read-store';
import type { Config } from '../config.ts';
import { isoNow } from '../http/iso-now.ts';
import { InjectView } from '../inject-view.ts';
import { readMember } from '../members/read-member.ts';
import { CONFIG, EVENT_STORE } from '../ports.ts';
import { StaleRounds } from './stale-rounds.ts';

/** A round as the caller sees it; `held`: its solutions are still reserved for patrons, and the caller is none. */
export type FoundRound = {
  readonly number: number;
  readonly doc: RoundDoc | undefined;
  readonly item: RoundItem;
  readonly by: Caller;
  readonly held: boolean;
  readonly stale: boolean;
};
export type FoundRounds = { readonly position: number; readonly rounds: readonly FoundRound[] };

/** Rounds with the data of their challenge, for the caller. Throws `RuleBroken` where there is no such round. */
@Injectable()
export class FindRounds {
  constructor(
    @InjectView(roundsView) private readonly rounds: View<RoundDoc>,
    @InjectView(challengesView) private readonly challenges: View<ChallengeDoc>,
    private readonly staleRounds: StaleRounds,
    @Inject(EVENT_STORE) private readonly eventStore: EventStore,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async one(of: OfRound, actor: ActorId | undefined): Promise<FoundRounds> {
    const position = Math.min(await this.rounds.position(), await this.challenges.position());
    const challenge = await this.challenge(of.challengeId);
    const doc = (await this.rounds.get(roundKey(of)))?.doc;
    const who = await this.#who(challenge, actor);
    const item = roundItem(doc ?? decider.initial, challenge, of, isoNow());
    if (!isThereFor(who.by, item)) throw new RuleBroken('round-unknown', { ...of });
    const [stale = false] = await this.staleRounds.among([{ doc, item }]);
    return { position, rounds: [{ number: of.round, doc, item, stale, ...who }] };
  }

  async all(challengeId: string, actor: ActorId | undefined): Promise<FoundRounds> {
    const at = await this.challenges.position();
    const challenge = await this.challenge(challengeId);
    const { position, items } = await roundsOf(this.rounds, challengeId);
    const who = await this.#who(challenge, actor);
    const now = isoNow();
    const numbers = Array.from({ length: challenge.facts.roundCount }, (_, index) => index + 1);
    const rounds = numbers
      .map((number) => {
        const doc = items.find(({ round }) => round === number);
        const item = roundItem(doc ?? decider.initial, challenge, { challengeId, round: number }, now);
        return { number, doc, item };
      })
      .filter(({ item }) => isThereFor(who.by, item));
    const stale = await this.staleRounds.among(rounds);
    const found = rounds.map((one, index) => ({ ...one, ...who, stale: stale[index] === true }));
    return { position: Math.min(position, at), rounds: found };
  }

  /** The hidden challenge has its own error, and nothing else of it is shown. */
  async challenge(challengeId: string): Promise<KnownChallenge> {
    if (challengeId === this.config.hiddenChallenge) throw new RuleBroken('challenge-unavailable');
    const doc = (await this.challenges.get(challengeId))?.doc;
    const known = doc && asChallenge(doc);
    if (!known || !isOpenChallenge(known)) throw new RuleBroken('challenge-unknown', { challengeId });
    return known;
  }

  async #who({ facts }: KnownChallenge, actor: ActorId | undefined) {
    const member = actor && (await readMember(this.eventStore, actor));
    const role = member && roleOf(member);
    const now = isoNow();
    const previews = role !== undefined || (member !== undefined && hasTier(member, SOLUTIONS_PREVIEW_TIER, now));
    return { by: { actor, role }, held: !solutionsArePublic(facts, now) && !previews };
  }
}

/** Deleted rounds are visible only to staff. */
const isThereFor = ({ role }: Caller, { round }: RoundItem): boolean => !round.deleted || role !== undefined;

const asChallenge = ({ status, facts, rounds }: ChallengeDoc): KnownChallenge => ({
  status,
  facts,
  rounds: Object.fromEntries(rounds.map(({ round, facts: said }) => [round, said])),
});
