import { Controller, Inject } from '@nestjs/common';
import type { Accounts } from '#accounts';
import {
  type CarLoopPage,
  LOOPS_MAX,
  type MyLoopPage,
  type ReadRequestOf,
  showcase as calls,
  type ShowcasePeople,
} from '#contracts';
import type { ActorId, Asking } from '#kernel';
import { type CarLoopDoc, carLoopsView } from '#projections/car-loops/car-loops.projection';
import { loopsKeptBy, loopsOf, shownLoops } from '#projections/car-loops/car-loops.query';
import type { View } from '#read-store';
import { Actor, By } from '../http/asking.ts';
import { Endpoint } from '../http/endpoint.ts';
import { Parsed } from '../http/parsed.ts';
import type { Positioned } from '../http/positioned.ts';
import { InView } from '../in-view.ts';
import { personNamed } from '../members/person-named.ts';
import { ACCOUNTS } from '../ports.ts';
import { ShowLoops } from './show-loops.ts';

/** Only authors among these newest loops are listed as people of the showcase. */
const NEWEST = 200;

@Controller()
export class ShowcaseController {
  constructor(
    @InView(carLoopsView) private readonly view: View<CarLoopDoc>,
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
    private readonly show: ShowLoops,
  ) {}

  @Endpoint(calls.list)
  async list(
    @Parsed() { query: { by: name, car: carId, ...query } }: ReadRequestOf<typeof calls.list>,
    @By() by: Asking,
  ): Promise<Positioned<CarLoopPage>> {
    const submittedBy = name === undefined ? undefined : (await personNamed(this.accounts, name)).id;
    const { position, items, ...next } = await shownLoops(this.view, { submittedBy, carId }, pagedBy(query));
    // One filter uses an index, the other filters the few results in memory.
    const docs = items.filter((doc) => carId === undefined || doc.carId === carId);
    return { position, body: { items: await this.show.shown(docs, { by, words: false }), ...next } };
  }

  @Endpoint(calls.people)
  async people(): Promise<Positioned<ShowcasePeople>> {
    const { position, items } = await shownLoops(this.view, {}, { limit: NEWEST });
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
    @By() by: Asking,
  ): Promise<Positioned<MyLoopPage>> {
    const { position, items, ...next } = await loopsOf(this.view, actor, pagedBy(query));
    const kept = await loopsKeptBy(this.view, actor, LOOPS_MAX);
    const shown = await this.show.shown(items, { by, words: true });
    return { position, body: { items: shown, ...next, kept, most: LOOPS_MAX } };
  }
}

const pagedBy = ({ limit, after }: { readonly limit: number; readonly after?: string | undefined }) => ({
  limit,
  ...(after === undefined ? {} : { after }),
});
