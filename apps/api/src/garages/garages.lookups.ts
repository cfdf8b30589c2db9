import { Injectable } from '@nestjs/common';
import {
  GARAGE_EVENTS_A_STREAM,
  garageStream,
  idsToKnow,
  type SaveGarageCopies,
  type OfGarage,
  type RemoveGarageCopies,
  type RemoveGarageGroup,
  SaveGarageGroup,
  type WriteGarageNote,
} from '#domain';
import { type ActorId, RuleBroken } from '#kernel';
import {
  type GarageCopiesDoc,
  garageCopies,
  type StoredCopy,
} from '#projections/garage-copies/garage-copies.projection';
import { garageKeys } from '#projections/garage-copies/garage-keys.query';
import { type GarageDoc, garages } from '#projections/garages/garages.projection';
import { GARAGE_COPIES_MAX } from '#racing';
import type { View } from '#read-store';
import { CarIds } from '../cars/car-ids.ts';
import { UnknownValues } from '../catalogue/unknown-values.ts';
import { InjectView } from '../inject-view.ts';

type NamingIds = SaveGarageCopies | RemoveGarageCopies | WriteGarageNote | SaveGarageGroup | RemoveGarageGroup;

const idOf = (one: { readonly copyId: string } | { readonly groupId: string }): string =>
  'copyId' in one ? one.copyId : one.groupId;

const idsIn = (data: NamingIds['data']): readonly string[] => {
  if ('copies' in data) return data.copies.map(idOf);
  return 'copyIds' in data ? data.copyIds : [idOf(data)];
};

@Injectable()
export class GarageLookups {
  constructor(
    private readonly carIds: CarIds,
    private readonly values: UnknownValues,
    @InjectView(garages) private readonly garages: View<GarageDoc>,
    @InjectView(garageCopies) private readonly copies: View<GarageCopiesDoc>,
  ) {}

  /**
   * The current stream of a garage: a full stream continues under the next number. A view that is behind does no harm.
   */
  async goingOn(owner: ActorId): Promise<OfGarage> {
    const { stream, events = 0 } = (await this.garages.get(owner))?.doc ?? {};
    const first = garageStream({ owner, part: 1 });
    const part = stream === undefined || stream === first ? 1 : Number(stream.slice(first.length + 1));
    return { owner, part: events < GARAGE_EVENTS_A_STREAM ? part : part + 1 };
  }

  async unknownCars(command: SaveGarageCopies | SaveGarageGroup): Promise<readonly string[]> {
    if (command instanceof SaveGarageGroup) return this.#unknownOf([command.data.pictureCarId ?? []].flat());
    const { owner, copies } = command.data;
    await this.#checkRoom(owner, new Set(copies.map(({ copyId }) => copyId)));
    return this.#unknownOf([...new Set(copies.map(({ carId }) => carId))]);
  }

  async unknownIds({ data }: NamingIds): Promise<readonly string[]> {
    const ids = idsToKnow(idsIn(data));
    if (ids.length === 0) return ids;
    const groups = (await this.garages.get(data.owner))?.doc.groups ?? [];
    const known = new Set([...(await this.#copiesOf(data.owner)), ...groups].map(idOf));
    return ids.filter((id) => !known.has(id));
  }

  async #unknownOf(named: readonly string[]): Promise<readonly string[]> {
    const known = await Promise.all(named.map((carId) => this.carIds.of(carId)));
    return named.filter((carId, at) => known[at] !== carId);
  }

  unknownValues({ data: { criteria } }: SaveGarageGroup): Promise<readonly string[]> {
    return this.values.in(criteria);
  }

  async #checkRoom(owner: string, copyIds: ReadonlySet<string>): Promise<void> {
    const others = (await this.#copiesOf(owner)).filter(({ copyId }) => !copyIds.has(copyId));
    if (others.length + copyIds.size > GARAGE_COPIES_MAX)
      throw new RuleBroken('garage-full', { most: GARAGE_COPIES_MAX });
  }

  async #copiesOf(owner: string): Promise<readonly StoredCopy[]> {
    const docs = await this.copies.getMany(garageKeys(owner));
    return [...docs.values()].flatMap(({ doc }) => doc.copies);
  }
}
