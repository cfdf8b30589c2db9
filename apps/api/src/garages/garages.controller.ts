import { Controller, Inject } from '@nestjs/common';
import type { Accounts } from '#accounts';
import { garages as calls, type MyGarage, type ReadRequestOf, type SharedGarage } from '#contracts';
import { readGroup } from '#domain';
import type { ActorId } from '#kernel';
import {
  garageCopies,
  type GarageCopiesDoc,
  type StoredCopy,
} from '#projections/garage-copies/garage-copies.projection';
import { garageKeys } from '#projections/garage-copies/garage-keys.query';
import { type GarageDoc, garages } from '#projections/garages/garages.projection';
import type { View } from '#read-store';
import { Actor } from '../http/caller.ts';
import { Endpoint } from '../http/endpoint.ts';
import { Parsed } from '../http/parsed.ts';
import type { Positioned } from '../http/positioned.ts';
import { Refused } from '../http/refused.ts';
import { InjectView } from '../inject-view.ts';
import { personNamed } from '../members/person-named.ts';
import { ACCOUNTS } from '../ports.ts';

@Controller()
export class GaragesController {
  constructor(
    @InjectView(garages) private readonly garages: View<GarageDoc>,
    @InjectView(garageCopies) private readonly copies: View<GarageCopiesDoc>,
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
  ) {}

  @Endpoint(calls.own)
  async own(@Actor() owner: ActorId): Promise<Positioned<MyGarage>> {
    const position = await this.#position();
    const doc = (await this.garages.get(owner))?.doc;
    const copies = await this.#copiesOf(owner);
    const notes = await this.accounts.texts.bodies(copies.flatMap(({ textId }) => textId ?? []));
    const body = {
      copies: copies.map(({ textId, ...copy }) => ({
        ...copy,
        note: textId === null ? null : (notes.get(textId) ?? null),
      })),
      visibility: doc?.visibility ?? 'private',
      key: doc?.key ?? null,
      groups: await this.#groupsOf(doc),
      imports: [...(doc?.imports ?? [])],
      changedAt: doc?.changedAt ?? null,
    };
    return { position, body };
  }

  /** An unshared garage answers like a missing one: a revoked link reveals nothing. */
  @Endpoint(calls.shared)
  async shared(
    @Parsed() { params: { name }, query: { key } }: ReadRequestOf<typeof calls.shared>,
  ): Promise<Positioned<SharedGarage>> {
    const position = await this.#position();
    const person = await personNamed(this.accounts, name);
    const doc = (await this.garages.get(person.id))?.doc;
    const { visibility = 'private' } = doc ?? {};
    const mayBeSeen = visibility === 'public' || (visibility === 'link' && key !== undefined && key === doc?.key);
    if (!doc || visibility === 'private' || !mayBeSeen) throw new Refused('user-unknown', { name });
    const copies = (await this.#copiesOf(person.id)).map(({ textId: _textId, ...copy }) => copy);
    const groups = await this.#groupsOf(doc);
    return { position, body: { name: person.name, visibility, copies, groups, changedAt: doc.changedAt } };
  }

  async #position(): Promise<number> {
    return Math.min(await this.garages.position(), await this.copies.position());
  }

  async #copiesOf(owner: string): Promise<readonly StoredCopy[]> {
    const docs = await this.copies.getMany(garageKeys(owner));
    return [...docs.values()].flatMap(({ doc }) => doc.copies);
  }

  async #groupsOf(doc: GarageDoc | undefined): Promise<MyGarage['groups']> {
    const groups = doc?.groups ?? [];
    const words = await this.accounts.texts.bodies(groups.map(({ textId }) => textId));
    return groups.flatMap(({ textId, criteria, ...group }) => {
      const text = words.get(textId);
      return text === undefined ? [] : [{ ...group, ...readGroup(text, criteria) }];
    });
  }
}
