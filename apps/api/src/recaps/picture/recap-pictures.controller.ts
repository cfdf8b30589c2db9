import { Controller, Inject, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { Accounts } from '#accounts';
import { type ReadRequestOf, recaps as calls } from '#contracts';
import type { ActorId } from '#kernel';
import { type RecapShareDoc, recapShares } from '#projections/recap-shares/recap-shares.projection';
import type { View } from '#read-store';
import { Actor, Address } from '../../http/caller.ts';
import { Endpoint } from '../../http/endpoint.ts';
import { Parsed } from '../../http/parsed.ts';
import { Refused } from '../../http/refused.ts';
import { InjectView } from '../../inject-view.ts';
import { ACCOUNTS } from '../../ports.ts';
import { RecapReader } from '../recap-reader.ts';
import { RecapBuilder } from '../recap-builder.ts';
import { RecapPictures } from './recap-pictures.ts';

@Controller()
export class RecapPicturesController {
  constructor(
    private readonly reader: RecapReader,
    private readonly teller: RecapBuilder,
    private readonly pictures: RecapPictures,
    @InjectView(recapShares) private readonly shares: View<RecapShareDoc>,
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
  ) {}

  @Endpoint(calls.picture)
  async own(
    @Parsed() { params: { period, card }, query: { language } }: ReadRequestOf<typeof calls.picture>,
    @Actor() owner: ActorId,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { kept } = await this.reader.saidBy(owner);
    if (!kept) throw new Refused('upload-unknown', { name: card });
    const name = (await this.accounts.displayNames([owner])).get(owner) ?? null;
    const recap = await this.teller.recapOf(owner, period);
    await this.#send(reply, card, await this.pictures.draw(card, { ...recap, period, name }, language, owner));
  }

  @Endpoint(calls.sharedPicture)
  async shared(
    @Parsed() { params: { key, card }, query: { language } }: ReadRequestOf<typeof calls.sharedPicture>,
    @Address() address: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const share = (await this.shares.get(key))?.doc;
    const name = share && (await this.accounts.displayNames([share.owner])).get(share.owner);
    if (!share || !name || !(await this.reader.saidBy(share.owner)).kept) throw new Refused('user-unknown');
    if (!share.cards.includes(card)) throw new Refused('upload-unknown', { name: card });
    const recap = await this.teller.recapOf(share.owner, share.period);
    const telling = { ...recap, period: share.period, name };
    await this.#send(reply, card, await this.pictures.draw(card, telling, language, address));
  }

  async #send(reply: FastifyReply, card: string, png: Buffer | undefined): Promise<void> {
    if (!png) throw new Refused('upload-unknown', { name: card });
    // A link may be revoked, and a number corrected: no cache may store it.
    await reply
      .header('cache-control', 'private, no-store')
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(png);
  }
}
