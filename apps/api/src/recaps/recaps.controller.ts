import { Controller, Inject } from '@nestjs/common';
import type { Accounts } from '#accounts';
import {
  type MyRecap,
  type ReadRequestOf,
  type RecapActivityPage,
  recaps as calls,
  type SharedRecap,
} from '#contracts';
import type { ActorId } from '#kernel';
import { listOf } from '#projections/recap-activities/figures/figure-list';
import { recapOf } from '#projections/recap-activities/figures/recap-figures';
import { type RecapShareDoc, recapShares } from '#projections/recap-shares/recap-shares.projection';
import { CursorUnreadable, type View } from '#read-store';
import { Actor } from '../http/caller.ts';
import { Endpoint } from '../http/endpoint.ts';
import { Parsed } from '../http/parsed.ts';
import type { Positioned } from '../http/positioned.ts';
import { Refused } from '../http/refused.ts';
import { InjectView } from '../inject-view.ts';
import { ACCOUNTS } from '../ports.ts';
import { RecapReader } from './recap-reader.ts';
import { RecapBuilder } from './recap-builder.ts';
import { isOfCards, onlyCards, presentActivity } from './recap.presenter.ts';

@Controller()
export class RecapsController {
  constructor(
    private readonly reader: RecapReader,
    private readonly teller: RecapBuilder,
    @InjectView(recapShares) private readonly shares: View<RecapShareDoc>,
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
  ) {}

  @Endpoint(calls.own)
  async own(
    @Parsed() { params: { period } }: ReadRequestOf<typeof calls.own>,
    @Actor() owner: ActorId,
  ): Promise<Positioned<MyRecap>> {
    const position = await this.reader.position();
    const said = await this.reader.saidBy(owner);
    const { kept, named, shares, zones } = said;
    const recap = kept ? await this.teller.recapOf(owner, period) : { told: null, timeZones: [], corrections: [] };
    const body = {
      period,
      ...recap,
      years: kept ? [...(await this.reader.yearsOf(owner))] : [],
      kept,
      named,
      statedZone: zones.at(-1)?.timeZone ?? null,
      shares: shares.map((share) => ({ ...share, cards: [...share.cards] })),
    };
    return { position, body };
  }

  @Endpoint(calls.list)
  async list(
    @Parsed() { params: { period }, query }: ReadRequestOf<typeof calls.list>,
    @Actor() owner: ActorId,
  ): Promise<Positioned<RecapActivityPage>> {
    const position = await this.reader.position();
    const said = await this.reader.saidBy(owner);
    const { entries, figures } = recapOf(await this.reader.materialOf(owner, period, said));
    const all = said.kept ? listOf(entries, figures, { figure: query.list, of: query.of }) : [];
    const from = query.after === undefined ? 0 : Number(query.after);
    if (!Number.isInteger(from) || from < 0) throw new CursorUnreadable();
    const items = all.slice(from, from + query.limit).map(presentActivity);
    const next = from + query.limit < all.length ? { next: String(from + query.limit) } : {};
    return { position, body: { items, total: all.length, ...next } };
  }

  /** A revoked key, or one whose owner is deleted or switched the recap off, leads nowhere. */
  @Endpoint(calls.shared)
  async shared(@Parsed() { params: { key } }: ReadRequestOf<typeof calls.shared>): Promise<Positioned<SharedRecap>> {
    const position = Math.min(await this.reader.position(), await this.shares.position());
    const share = (await this.shares.get(key))?.doc;
    const name = share && (await this.accounts.displayNames([share.owner])).get(share.owner);
    if (!share || !name || !(await this.reader.saidBy(share.owner)).kept) throw new Refused('user-unknown');
    const { owner, period, cards } = share;
    const { told, timeZones, corrections } = await this.teller.recapOf(owner, period);
    const shown = corrections.filter(({ figure }) => isOfCards(figure, cards));
    return { position, body: { name, period, timeZones, told: onlyCards(told, cards), corrections: shown } };
  }
}
