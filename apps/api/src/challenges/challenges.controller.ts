import { Controller, Inject } from '@nestjs/common';
import type { Accounts } from '#accounts';
import {
  type ChallengeAnswer,
  type ChallengeHistory,
  type ChallengeList,
  challenges as calls,
  type ReadRequestOf,
} from '#contracts';
import { type Challenge, challengePermissions, roleOf } from '#domain';
import type { EventStore } from '#event-store';
import { type ActorId, RuleBroken } from '#kernel';
import {
  challengeHistory,
  type ChallengeHistoryDoc,
} from '#projections/challenge-history/challenge-history.projection';
import { type ChallengeDoc, challengesView } from '#projections/challenges/challenges.projection';
import { challengesIn } from '#projections/challenges/challenges.query';
import type { View } from '#read-store';
import type { Config } from '../config.ts';
import { Actor } from '../http/caller.ts';
import { Endpoint } from '../http/endpoint.ts';
import { Parsed } from '../http/parsed.ts';
import type { Positioned } from '../http/positioned.ts';
import { InjectView } from '../inject-view.ts';
import { readMember } from '../members/read-member.ts';
import { ACCOUNTS, CONFIG, EVENT_STORE } from '../ports.ts';
import { answerOf, changeOf, summaryOf } from './challenge.presenter.ts';

@Controller()
export class ChallengesController {
  constructor(
    @InjectView(challengesView) private readonly challenges: View<ChallengeDoc>,
    @InjectView(challengeHistory) private readonly histories: View<ChallengeHistoryDoc>,
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
    @Inject(EVENT_STORE) private readonly eventStore: EventStore,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Endpoint(calls.list)
  list(): Promise<Positioned<ChallengeList>> {
    return this.#listed('open');
  }

  @Endpoint(calls.retired)
  retired(): Promise<Positioned<ChallengeList>> {
    return this.#listed('retired');
  }

  @Endpoint(calls.one)
  async one(
    @Parsed() { params: { id: challengeId } }: ReadRequestOf<typeof calls.one>,
    @Actor() actor: ActorId | undefined,
  ): Promise<Positioned<ChallengeAnswer>> {
    const position = await this.challenges.position();
    const found = await this.challenges.get(challengeId);
    if (!found) throw this.#missing(challengeId);
    const { doc } = found;
    // The table needs only the status.
    const item = { status: doc.status } as Challenge;
    const role = actor && roleOf(await readMember(this.eventStore, actor));
    const allowed = actor ? challengePermissions.allowed(item, { actor, role }) : [];
    return { position, body: answerOf({ challengeId, ...doc }, allowed) };
  }

  @Endpoint(calls.history)
  async history(
    @Parsed() { params: { id: challengeId } }: ReadRequestOf<typeof calls.history>,
  ): Promise<Positioned<ChallengeHistory>> {
    const position = await this.histories.position();
    const found = await this.histories.get(challengeId);
    if (!found) throw this.#missing(challengeId);
    const changes = found.doc.changes.toReversed();
    const names = await this.accounts.displayNames(changes.map(({ by }) => by));
    const texts = await this.accounts.texts.bodies(
      changes.flatMap((one) => ('textId' in one ? (one.textId ?? []) : [])),
    );
    return { position, body: { challengeId, changes: changes.map((one) => changeOf(one, names, texts)) } };
  }

  async #listed(status: ChallengeDoc['status']): Promise<Positioned<ChallengeList>> {
    const { position, items } = await challengesIn(this.challenges, status);
    return { position, body: { items: items.map(summaryOf) } };
  }

  /** The hidden challenge has its own error at its address, and nothing else of it is shown. */
  #missing(challengeId: string): RuleBroken {
    const isHidden = challengeId === this.config.hiddenChallenge;
    return isHidden ? new RuleBroken('challenge-unavailable') : new RuleBroken('challenge-unknown', { challengeId });
  }
}
