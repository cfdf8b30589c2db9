import { Controller, Inject } from '@nestjs/common';
import type { Accounts } from '#accounts';
import {
  type AnimatedCardPage,
  ANIMATED_CARDS_MAX,
  type MyAnimatedCardPage,
  type ReadRequestOf,
  animatedCards as calls,
  type AnimatedCardPeople,
} from '#contracts';
import type { ActorId, Caller } from '#kernel';
import { type AnimatedCardDoc, animatedCardsView } from '#projections/animated-cards/animated-cards.projection';
import {
  countAnimatedCardsOf,
  animatedCardsOf,
  visibleAnimatedCards,
} from '#projections/animated-cards/animated-cards.query';
import type { View } from '#read-store';
import { Actor, By } from '../http/caller.ts';
import { Endpoint } from '../http/endpoint.ts';
import { Parsed } from '../http/parsed.ts';
import type { Positioned } from '../http/positioned.ts';
import { InjectView } from '../inject-view.ts';
import { personNamed } from '../members/person-named.ts';
import { ACCOUNTS } from '../ports.ts';
import { AnimatedCardsPresenter } from './animated-cards.presenter.ts';

/** Only authors among these newest loops are listed as people of the showcase. */
const NEWEST = 200;

@Controller()
export class AnimatedCardsController {
  constructor(
    @InjectView(animatedCardsView) private readonly view: View<AnimatedCardDoc>,
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
    private readonly show: AnimatedCardsPresenter,
  ) {}

  @Endpoint(calls.list)
  async list(
    @Parsed() { query: { by: name, car: carId, ...query } }: ReadRequestOf<typeof calls.list>,
    @By() by: Caller,
  ): Promise<Positioned<AnimatedCardPage>> {
    const submittedBy = name === undefined ? undefined : (await personNamed(this.accounts, name)).id;
    const { position, items, ...next } = await visibleAnimatedCards(this.view, { submittedBy, carId }, pagedBy(query));
    // One filter uses an index, the other filters the few results in memory.
    const docs = items.filter((doc) => carId === undefined || doc.carId === carId);
    return { position, body: { items: await this.show.shown(docs, { by, words: false }), ...next } };
  }

  @Endpoint(calls.people)
  async people(): Promise<Positioned<AnimatedCardPeople>> {
    const { position, items } = await visibleAnimatedCards(this.view, {}, { limit: NEWEST });
    const known = await this.accounts.sentFiles.known(items.map(({ file }) => file));
    const there = items.filter(({ file }) => known.has(file));
    const byPerson = Map.groupBy(there, ({ submittedBy }) => submittedBy);
    const names = await this.accounts.displayNames([...byPerson.keys()]);
    const people = [...byPerson].flatMap(([userId, loops]) => {
      const name = names.get(userId);
      return name === undefined || name === null ? [] : [{ userId, name, loops: loops.length }];
    });
    return { position, body: { items: people } };
  }

  @Endpoint(calls.mine)
  async mine(
    @Parsed() { query }: ReadRequestOf<typeof calls.mine>,
    @Actor() actor: ActorId,
    @By() by: Caller,
  ): Promise<Positioned<MyAnimatedCardPage>> {
    const { position, items, ...next } = await animatedCardsOf(this.view, actor, pagedBy(query));
    const kept = await countAnimatedCardsOf(this.view, actor, ANIMATED_CARDS_MAX);
    const shown = await this.show.shown(items, { by, words: true });
    return { position, body: { items: shown, ...next, kept, most: ANIMATED_CARDS_MAX } };
  }
}

const pagedBy = ({ limit, after }: { readonly limit: number; readonly after?: string | undefined }) => ({
  limit,
  ...(after === undefined ? {} : { after }),
});
